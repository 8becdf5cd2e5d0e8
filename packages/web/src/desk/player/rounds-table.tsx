import { Table } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { number } from '@ronde/language';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { type RoundOf, roundsOf } from './rounds-of.ts';
import { playerSentences } from './sentences.ts';

/** Every drawn round of somebody: table, opponent, what came of it; absences too. */
export function RoundsTable({ player }: { readonly player: PlayerId }) {
  const ui = useUi();
  const say = useSentences(playerSentences);
  const { tournament, names } = useDesk();
  const rounds = roundsOf(tournament, player);
  if (rounds.length === 0) return <p className="quiet">{say.none}</p>;
  return (
    <Sheet caption={say.caption(names.full(player))}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say.round}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {ui.table.table}
          </Table.Th>
          <Table.Th scope="col">{ui.table.opponent}</Table.Th>
          <Table.Th scope="col">{say.result}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rounds.map((round) => (
          <Row key={round.round} round={round} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ round }: { readonly round: RoundOf }) {
  const ui = useUi();
  const say = useSentences(playerSentences);
  const { t, tournament, names } = useDesk();
  const other = tournament.players.find(({ id }) => id === round.opponent);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link href={address.round(t, round.round)} className="link">
          {ui.strip.round(round.round).replace(' ', '\u00a0')}
        </Link>
        {round.draft && <span className="quiet small"> · {say.draft}</span>}
      </Table.Th>
      <Table.Td className={sheet.number}>{round.table ?? <span className="quiet">–</span>}</Table.Td>
      <Table.Td>
        {other ? (
          <Link href={address.player(t, other.number)} className="link">
            {names.full(other.id)}
          </Link>
        ) : (
          <span className="quiet">{round.cell.kind === 'absent' ? ui.table.absent : ui.table.withoutOpponent}</span>
        )}
      </Table.Td>
      <Table.Td>
        <Result round={round} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The letter of the legend with its word, then both figures, own first. */
function Result({ round: { cell, figures } }: { readonly round: RoundOf }) {
  const { standings: ui, table } = useUi();
  if (cell.kind === 'awaited') return <span className="quiet">{table.awaited}</span>;
  return (
    <>
      <strong>{ui[cell.kind]}</strong>
      {figures && ` ${figures.map(number).join('\u00a0–\u2060\u00a0')}`}
    </>
  );
}
