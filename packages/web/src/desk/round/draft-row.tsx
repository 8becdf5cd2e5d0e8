import { Table } from '@mantine/core';
import { type PlayerId, traitsOf } from '@ronde/engine';
import { colon } from '@ronde/language';
import { IconArrowDown, IconArrowsExchange } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { Mark } from '../../ui/notice.tsx';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { ArmyLine } from '../entry/army-line.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { WhyButton } from '../why/why-button.tsx';
import type { DraftRow as Row } from './draft-rows.ts';
import styles from './round.module.css';

interface DraftRowProps {
  readonly row: Row;
  readonly open: boolean;
  readonly onWhy: (key: string | null) => void;
  readonly picking: Picking | undefined;
}

/** One table of a draft on a desk. */
export const DraftTableRow = memo(function DraftRow({ row, open, onWhy, picking }: DraftRowProps) {
  const [first, second] = row.seats?.players ?? row.match.players;
  return (
    <Table.Tr data-open={open || undefined} data-tone={open ? 'now' : undefined}>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>
        {row.match.table ?? <span className="quiet">–</span>}
      </Table.Td>
      <Table.Th scope="row">
        <Pickable player={first} picking={picking} />
        <ArmyLine player={first} />
      </Table.Th>
      <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{row.before[0]}</Table.Td>
      {second === undefined ? (
        <Table.Td colSpan={2} className={`${sheet.quiet} ${sheet.name}`}>
          <ExemptPoints row={row} />
        </Table.Td>
      ) : (
        <>
          <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{row.before[1]}</Table.Td>
          <Table.Td className={`${sheet.name} ${styles.name}`}>
            <Pickable player={second} picking={picking} />
            <ArmyLine player={second} />
          </Table.Td>
        </>
      )}
      {row.pool !== null && <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{row.pool || '–'}</Table.Td>}
      <Table.Td>
        <DraftMarks row={row} />
      </Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        <WhyButton match={row.match} open={open} onWhy={onWhy} />
      </Table.Td>
    </Table.Tr>
  );
});

/** The same on a phone: who starts above, the opponent below, then the marks. */
export const CompactDraftRow = memo(function CompactDraftRow({ row, open, onWhy, picking }: DraftRowProps) {
  const text = useSentences(draftSentences);
  const players = row.seats?.players ?? row.match.players;
  return (
    <Table.Tr data-open={open || undefined} data-tone={open ? 'now' : undefined}>
      <Table.Td className={`${sheet.number} ${sheet.strong} ${sheet.narrow}`}>
        {row.match.table ?? <span className="quiet">–</span>}
      </Table.Td>
      <Table.Th scope="row" className={styles.stacked}>
        {players.map((player) => (
          <span key={player}>
            <Pickable player={player} picking={picking} />
            <ArmyLine player={player} />
          </span>
        ))}
        {players.length === 1 && (
          <span className="quiet">
            <ExemptPoints row={row} />
          </span>
        )}
        {row.pool !== null && row.pool > 0 && <span className="quiet small">{text.pool(row.pool)}</span>}
        <DraftMarks row={row} />
      </Table.Th>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        <WhyButton match={row.match} open={open} onWhy={onWhy} />
      </Table.Td>
    </Table.Tr>
  );
});

function ExemptPoints({ row }: { readonly row: Row }) {
  const sentences = useSentences(sharedSentences);
  const { tournament, names } = useDesk();
  const gives = sentences.echo(row.match, tournament.settings, 1, names, tournament.format);
  return (
    <>
      {`${sentences.ui.table.exempt}${colon[sentences.lang]} ${gives?.points ?? ''}`} <SpareOffer />
    </>
  );
}

/** Where somebody has no opponent: that another one may play for them alone, where the formula knows it. */
function SpareOffer() {
  const text = useSentences(draftSentences);
  const { t, tournament } = useDesk();
  const allowed = usePermissions();
  // One who came since plays once the round is paired again.
  const there = tournament.players.some(
    ({ spare, presence, left }) => spare && presence === 'here' && left === undefined,
  );
  if (!traitsOf(tournament.format).spare || there || !allowed.command('register')) return null;
  return (
    <Link href={`${address.registration(t)}?panneau=nouvelle&remplacement=oui`} className="link small">
      {text.addSpare}
    </Link>
  );
}

/** What a director should read again; nothing where the draw is the usual one. */
function DraftMarks({ row }: { readonly row: Row }) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(draftSentences);
  if (row.marks.length === 0 && row.earlier.length === 0) return null;
  return (
    <div className={styles.marks}>
      {row.marks.map((mark) => {
        const Sign = mark === 'group' ? IconArrowDown : IconArrowsExchange;
        return (
          <Mark key={mark}>
            <Sign size={15} stroke={1.75} aria-hidden="true" />
            {sentences.mark(mark)}
          </Mark>
        );
      })}
      {row.earlier.length > 0 && <span className="quiet small">{text.metEarlier(...row.earlier)}</span>}
    </div>
  );
}

/** The players chosen among the tables of a draft. */
export interface Picking {
  readonly picked: readonly PlayerId[];
  readonly onPick: (player: PlayerId) => void;
}

interface Props {
  readonly player: PlayerId;
  readonly picking: Picking | undefined;
}

/** A name; a button while two players are chosen to change places. */
function Pickable({ player, picking }: Props) {
  const text = useSentences(draftSentences);
  const { names } = useDesk();
  const name = names.full(player);
  if (!picking) return name;
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={picking.picked.includes(player)}
      aria-label={text.pick(name)}
      onClick={() => picking.onPick(player)}
    >
      {name}
    </button>
  );
}
