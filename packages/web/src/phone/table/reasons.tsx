import { standingsSent } from '@ronde/contract/http/standing-lines';
import type { Match, PlayerId } from '@ronde/engine';
import { reasonOf } from '@ronde/engine/standings/reasons';
import {
  aroundQuotes,
  type Dictionary,
  namesIn,
  type RuleArticle,
  ruleAddress,
  standingsReason,
  type TableWhy,
  tableWhyIn,
} from '@ronde/language';
import { loadedTold } from '../../core/language/load.ts';
import { LookedTable, lookedRows } from '../../reasons/looked-table.tsx';
import { spokenFormat, usePhone } from '../frame/phone.tsx';
import { usePhoneLang } from '../frame/phone-lang.tsx';
import { type Board, useBoard } from '../net/use-board.ts';
import { LaterGames } from './later-games.tsx';
import styles from './table.module.css';

/** Why this table: the rule's own order, who was looked at, who starts, the article. The desk's very sentences. */
export function TableReasons({ round }: { readonly round: number }) {
  const { page, sentences, text, cut } = usePhone();
  const board = useBoard();
  const match = board?.round?.round === round ? ownMatch(board, page.player.id) : null;
  const told = loadedTold(usePhoneLang(), spokenFormat(page));
  if (!sentences || !told || !board || !match) return <p className="quiet">{cut ? text.noAnswer : text.loading}</p>;
  const names = namesIn(board.head.players);
  const why = told.why(tableWhyOf(board, round, match), names);
  const rows = lookedRows(why.looked, placesBefore(board, round), matchesIn(board), match);
  return (
    <div className={styles.reasons}>
      <h2>{why.title}</h2>
      {why.ofRound && <p>{why.ofRound}</p>}
      <ol>
        {why.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {rows.length > 1 && (
        <LookedTable
          rows={rows}
          caption={sentences.ui.why.looked}
          exempt={text.exemptWord}
          name={names.full}
          className={styles.looked}
        />
      )}
      {why.starts && (
        <>
          <h3>{sentences.ui.why.whoStarts}</h3>
          <p>{why.starts}</p>
          <LaterGames page={page} opponent={names.short} />
        </>
      )}
      <h3>{sentences.ui.why.rule}</h3>
      <RuleLink cite={why.rule} />
    </div>
  );
}

const matchesIn = ({ round }: Board): readonly Match[] => round?.tables ?? [];

function tableWhyOf(board: Board, round: number, match: Match): TableWhy {
  const why = tableWhyIn(board.head, round, { matches: matchesIn(board) }, match);
  const ended = board.round?.openingEnded;
  return ended ? { ...why, openingEnded: ended } : why;
}

const ownMatch = (board: Board, player: PlayerId): Match | null =>
  matchesIn(board).find(({ players }) => (players as readonly PlayerId[]).includes(player)) ?? null;

/** Places in the ranking that the round was drawn from, where the phone has it: before round 1 it has none. */
function placesBefore({ standings, head, round }: Board, number: number): ReadonlyMap<PlayerId, number> {
  if (number === 1 || standings.after !== number - 1) return new Map();
  const seated = new Set(round?.tables.flatMap(({ players }) => players));
  const gone = new Set(head.players.filter(({ id, left }) => left && !seated.has(id)).map(({ id }) => id));
  const here = standings.rows.filter(({ player }) => !gone.has(player) && !round?.absent.includes(player));
  return new Map(here.map(({ player }, i) => [player, i + 1]));
}

/** Why this place: what the final decided, or how the tie was put in order, in the desk's sentences; else the points. */
export function RankReasons() {
  const { page, sentences, text, cut } = usePhone();
  const board = useBoard();
  if (!sentences || !board) return <p className="quiet">{cut ? text.noAnswer : text.loading}</p>;
  const standings = standingsSent(board.standings);
  const reason = reasonOf(standings, page.player.id);
  if (!reason)
    return (
      <div className={styles.reasons}>
        <p>{nobodyLevel[sentences.lang]}</p>
        <Maluses />
      </div>
    );
  const { players, format, wargame } = board.head;
  const panel = standingsReason(sentences, reason, {
    standings,
    names: namesIn(players),
    format,
    spoken: wargame ? 'art-de-la-guerre' : format,
  });
  return (
    <div className={styles.reasons}>
      <h3>{panel.title}</h3>
      {panel.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Maluses />
      <RuleLink cite={panel.rule} />
    </div>
  );
}

const nobodyLevel: Dictionary<string> = {
  fr: 'Personne d’autre n’a ces points\u00a0: ils suffisent.',
  en: 'Nobody else has these points: they decide.',
};

/** What the points are without, round by round. */
function Maluses() {
  const { page, text } = usePhone();
  return page.games.map(
    ({ round, malus }) => malus !== undefined && round <= page.after && <p key={round}>{text.malusIn(round, malus)}</p>,
  );
}

/** The article that a reason rests on, and our page on it. */
function RuleLink({ cite }: { readonly cite: RuleArticle }) {
  const { sentences } = usePhone();
  return (
    <p className="quiet small">
      {aroundQuotes(cite.text).map((part, i) =>
        i % 2 === 1 ? (
          <span key={part} lang="fr">
            {part}
          </span>
        ) : (
          part
        ),
      )}{' '}
      <a className="link" href={ruleAddress(cite)} hrefLang="fr">
        {sentences?.ui.why.article}
      </a>
    </p>
  );
}
