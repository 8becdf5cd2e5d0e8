import { gamesIn, type PlayerId, type Round, wargameScale } from '@ronde/engine';
import { inSeatOrder, score } from '@ronde/language';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { useNotes } from '../decisions/use-notes.ts';
import { ArmyLine } from './army-line.tsx';
import styles from './results-table.module.css';
import { malusOf, shownFigures } from './shown-figures.ts';
import { type EntryTable, shownResult } from './tables.ts';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly player: PlayerId;
  readonly row: EntryTable;
  readonly content: Round;
  readonly round: number;
}

/** A name; below it the army and a malus, or, once for the two, the games of a match of several. */
export function NameLines({ player, row, content, round }: Props) {
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
  const off = malusOf(props.content, props.player, wargameScale(tournament.settings).malus);
  return off === 0 ? null : <MalusLine {...props} off={off} />;
}

function MalusLine({ player, row, content, round, off }: Props & { readonly off: number }) {
  const words = useWords();
  const { tournament } = useDesk();
  const say = useEntryWords();
  const noteOf = useNotes();
  const figures = shownFigures(row, tournament, round);
  const own = figures?.[row.seats.players[0] === player ? 0 : 1];
  const reason = content.sanctions
    ?.filter((one) => one.kind === 'malus' && one.player === player)
    .flatMap((one) => noteOf(one.note) ?? one.reason ?? (one.article ? say.byArticle(one.article) : []))[0];
  return (
    <span className={`${styles.below} ${styles.malus}`}>
      {own === undefined ? words.ui.wargame.malus(off) : words.malus(own, off, reason)}
    </span>
  );
}
