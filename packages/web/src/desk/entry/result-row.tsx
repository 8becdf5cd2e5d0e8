import {
  figuresOf,
  gamesIn,
  malusOf,
  type PlayerId,
  type Round,
  type Tournament,
  wargameScale,
  winnerOf,
} from '@ronde/engine';
import { inSeatOrder, number, score } from '@ronde/language';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useNotes } from '../decisions/about.ts';
import { WhyButton } from '../why/why-button.tsx';
import { ArmyLine } from './army-line.tsx';
import { shownFigures, useResultText } from './result-text.ts';
import styles from './results-table.module.css';
import { RowState, TableNumberCell } from './row-state.tsx';
import { entrySentences } from './sentences.ts';
import { type EntryTable, type ResultSource, shownResult } from './tables.ts';
import type { Entry } from './use-result-entry.ts';

export interface ResultRowProps {
  readonly row: EntryTable;
  readonly round: number;
  readonly content: Round;
  readonly entry: Entry;
  readonly corrected: boolean;
  readonly source: ResultSource | undefined;
  readonly onPick: (table: number) => void;
  /** Whether its reasons are open. */
  readonly why: boolean;
  readonly onWhy: (key: string | null) => void;
}

/** One table. The whole row opens it in the strip; its number is the button for the keyboard. */
export function ResultRow({ row, round, content, entry, corrected, source, onPick, why, onWhy }: ResultRowProps) {
  const { tournament } = useDesk();
  const [left, right] = row.seats.players;
  const result = shownResult(row);
  const match = result ? { ...row.match, result } : row.match;
  const winner = winnerOf(match, tournament.settings, content.bestOf);
  const typing = entry.current?.table === row.table;
  const cell = (player: string) => (winner === player ? sheet.strong : undefined);
  const tone = row.match.disputed ? 'bad' : typing ? 'now' : undefined;
  return (
    <tr data-press="" data-tone={tone} onClick={() => onPick(row.table)}>
      <TableNumberCell table={row.table} typing={typing} />
      <th scope="row" className={cell(left)}>
        <NameLines player={left} row={row} content={content} round={round} />
      </th>
      <RowScores row={row} round={round} entry={entry} typing={typing} winner={winner} />
      <td className={`${styles.opponent} ${cell(right) ?? ''}`}>
        <NameLines player={right} row={row} content={content} round={round} />
      </td>
      <td className={styles.stateCell}>
        <RowState
          row={row}
          entry={entry}
          typing={typing && content.status === 'published'}
          corrected={corrected}
          source={source}
        />
      </td>
      <td className={`${sheet.number} ${sheet.narrow}`}>
        <WhyButton match={row.match} open={why} onWhy={onWhy} />
      </td>
    </tr>
  );
}

interface Props {
  readonly player: PlayerId;
  readonly row: EntryTable;
  readonly content: Round;
  readonly round: number;
}

/** A name; below it the army and a malus, or, once for the two, the games of a match of several. */
function NameLines({ player, row, content, round }: Props) {
  const { names } = useDesk();
  const result = shownResult(row);
  const games = gamesIn(result);
  // A single score stands in its columns.
  const told = games.length > 1 || (games.length === 1 && result?.kind !== 'games');
  const first = row.seats.players[0] === player;
  return (
    <>
      {names.full(player)}
      <ArmyLine player={player} />
      <Malus player={player} row={row} content={content} round={round} />
      {first && told && (
        <span className={styles.below}>{games.map((game) => score(inSeatOrder(row.seats, game))).join('\u2002')}</span>
      )}
    </>
  );
}

/** « 87 (97 − 10, liste rendue en retard) »: apart from the result, which stands. */
function Malus(props: Props) {
  const { tournament } = useDesk();
  const off = malusOf(props.content, props.player, wargameScale(tournament.settings));
  return off === 0 ? null : <MalusLine {...props} off={off} />;
}

function MalusLine({ player, row, content, round, off }: Props & { readonly off: number }) {
  const sentences = useSentences(sharedSentences);
  const { tournament } = useDesk();
  const text = useSentences(entrySentences);
  const noteOf = useNotes();
  const figures = shownFigures(row, tournament, round);
  const own = figures?.[row.seats.players[0] === player ? 0 : 1];
  const reason = content.sanctions
    ?.filter((one) => one.kind === 'malus' && one.player === player)
    .flatMap((one) => noteOf(one.note) ?? one.reason ?? (one.article ? text.byArticle(one.article) : []))[0];
  return (
    <span className={`${styles.below} ${styles.malus}`}>
      {own === undefined ? sentences.ui.wargame.malus(off) : sentences.malus(own, off, reason)}
    </span>
  );
}

interface RowScoresProps {
  readonly row: EntryTable;
  readonly round: number;
  readonly entry: Entry;
  readonly typing: boolean;
  readonly winner: string | null;
}

/** Both figures of a row, or a word in their place. */
function RowScores({ row, round, entry, typing, winner }: RowScoresProps) {
  const text = useSentences(entrySentences);
  const { tournament } = useDesk();
  const resultText = useResultText();
  const result = shownResult(row);
  const quiet = sheet.quiet ?? '';
  if (row.match.disputed?.value && !row.kept && (result || row.match.claim)) return <Said text={text.versions} />;
  const { claim } = row.match;
  if (typing && !result && !claim) return <Pair values={typedFigures(row, entry, tournament)} className={quiet} />;
  const figures = shownFigures(row, tournament, round);
  if (figures) {
    const [left, right] = figures;
    return <Pair values={[number(left), number(right)]} strong={row.seats.players.map((id) => id === winner)} />;
  }
  if (result) return <Said text={resultText(row, result)} />;
  const claimed = claim && shownFigures({ ...row, match: { ...row.match, result: claim.value } }, tournament, round);
  if (claimed) return <Pair values={[number(claimed[0]), number(claimed[1])]} className={quiet} />;
  return <Pair values={['…', '…']} className={quiet} />;
}

/** The figures being typed, or the scores that losses make; nothing of a match of several games. */
function typedFigures(row: EntryTable, entry: Entry, { settings }: Tournament): readonly [string, string] {
  const { typed, rules, reading, wrong } = entry;
  if (typed.mode !== 'losses' && rules.bestOf === 1) {
    const [[left, right]] = typed.pairs;
    return [left || '…', right || '…'];
  }
  if (typed.mode !== 'losses' || reading?.kind !== 'result' || wrong) return ['…', '…'];
  const figures = figuresOf({ ...row.match, result: reading.result }, settings, true);
  const [left, right] = figures ? inSeatOrder(row.seats, figures) : ['…', '…'];
  return [String(left), String(right)];
}

function Said({ text }: { readonly text: string }) {
  return (
    <td colSpan={2} className={`${styles.said} ${sheet.quiet}`}>
      {text}
    </td>
  );
}

interface PairProps {
  readonly values: readonly [string, string];
  readonly strong?: readonly boolean[];
  readonly className?: string;
}

function Pair({ values, strong = [], className = '' }: PairProps) {
  return values.map((value, i) => (
    <td
      key={i === 0 ? 'left' : 'right'}
      className={`${sheet.number} ${styles.score} ${strong[i] ? sheet.strong : ''} ${className}`}
    >
      {value}
    </td>
  ));
}
