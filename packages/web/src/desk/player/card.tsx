import { Table } from '@mantine/core';
import { excluded, type Person, type Player, type PlayerId } from '@ronde/engine';
import { score } from '@ronde/language';
import { ratingHead, statusText } from '@ronde/views/player';
import { type PlayerRound, roundsOf } from '@ronde/views/rounds';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { armyText } from '../roster/army-form.tsx';
import { ContactFacts } from '../roster/contact.tsx';
import { useFees } from '../roster/fees.ts';
import { formSentences } from '../roster/form-sentences.ts';
import { PaidToggle } from '../roster/marks.tsx';
import { startRatingShown } from '../roster/start-rating.ts';
import { whyKey } from '../why/why-key.ts';
import styles from './player.module.css';
import { playerSentences } from './sentences.ts';

interface Props {
  readonly player: Player;
  readonly person: Person;
}

/** What is known of somebody, the private lines included: this is the desk. */
export function Card({ player, person }: Props) {
  const sentences = useSentences(sharedSentences);
  const { registration: ui } = sentences.ui;
  const text = useSentences(playerSentences);
  const form = useSentences(formSentences);
  const { t, tournament } = useDesk();
  const fees = useFees(t).length > 0;
  const out = excluded(tournament).has(player.id);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [ui.number, String(player.number)],
    [ratingHead(tournament, ui.rating), startRatingShown(player, tournament)],
    [ui.series, player.duplicateSeries],
    [ui.category, player.category],
    [ui.club, player.club],
    [ui.licence, person.licence],
    [form.federation, person.federation],
    [form.birthYear, person.birthYear === undefined ? undefined : String(person.birthYear)],
    [form.pseudonym, person.pseudonym],
    [text.army, player.army && armyText(player.army)],
    [form.fixedTable, player.table === undefined ? undefined : String(player.table)],
    [form.spare, player.spare ? form.spareYes : undefined],
    [
      text.presence,
      player.left === undefined && tournament.status === 'open' && !out
        ? sentences.presence(player.presence)
        : undefined,
    ],
    [ui.status, out ? sentences.ui.standings.exclusion : statusText(player, ui)],
    [text.fees, fees ? <PaidToggle key="paid" id={player.id} /> : undefined],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      <ContactFacts player={player.id} />
    </dl>
  );
}

/** Every drawn round of somebody: table, opponent, what came of it; absences too. */
export function RoundsTable({ player }: { readonly player: PlayerId }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(playerSentences);
  const { tournament, names } = useDesk();
  const rounds = roundsOf(tournament, player);
  if (rounds.length === 0) return <p className="quiet">{text.none}</p>;
  return (
    <Sheet caption={text.caption(names.full(player))}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{text.round}</Table.Th>
          <Table.Th scope="col" className={sheet.number}>
            {ui.table.table}
          </Table.Th>
          <Table.Th scope="col">{ui.table.opponent}</Table.Th>
          <Table.Th scope="col">{text.result}</Table.Th>
          <Table.Th scope="col">
            <span className="sr-only">{ui.why.open}</span>
          </Table.Th>
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

function Row({ round }: { readonly round: PlayerRound }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(playerSentences);
  const { t, tournament, names } = useDesk();
  const other = tournament.players.find(({ id }) => id === round.opponent);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Link href={address.round(t, round.round)} className="link">
          {ui.strip.round(round.round).replace(' ', '\u00a0')}
        </Link>
        {tournament.rounds[round.round - 1]?.status === 'draft' && <span className="quiet small"> · {text.draft}</span>}
      </Table.Th>
      <Table.Td className={sheet.number}>{round.match?.table ?? <span className="quiet">–</span>}</Table.Td>
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
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        {round.match && (
          <Link href={address.why(t, round.round, whyKey(round.match))} className="link" data-why="">
            {ui.why.open}
            <span className="sr-only"> {ui.strip.round(round.round)}</span>
          </Link>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** The letter of the legend with its word, then both figures, own first. */
function Result({ round: { cell, figures } }: { readonly round: PlayerRound }) {
  const { standings: ui, table } = useSentences(uiSentences);
  if (cell.kind === 'awaited') return <span className="quiet">{table.awaited}</span>;
  return (
    <>
      <strong>{ui[cell.kind]}</strong>
      {figures && ` ${score(figures)}`}
    </>
  );
}
