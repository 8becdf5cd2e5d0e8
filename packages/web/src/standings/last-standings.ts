import { type People, type Standings, standingsAfter, type Tournament } from '@ronde/engine';

/** Which standings of a state: after so many rounds, strict or with shared places. */
interface Asked {
  readonly after: number;
  readonly final: boolean;
}

interface Kept {
  readonly tournament: Tournament;
  readonly people: People;
  readonly asked: Asked;
  readonly standings: Standings;
}

/** Of five hundred players they take as long as a page may: the next page that shows the same ones need not wait again. */
const most = 3;
let kept: readonly Kept[] = [];

/** The standings of this state, as an earlier page has worked them out. */
export function lastStandings(tournament: Tournament, people: People, asked: Asked): Standings {
  const before = kept.find(
    (one) =>
      one.tournament === tournament &&
      one.people === people &&
      one.asked.after === asked.after &&
      one.asked.final === asked.final,
  );
  const found = before ?? { tournament, people, asked, standings: standingsAfter(tournament, people, asked) };
  kept = [found, ...kept.filter((one) => one !== found)].slice(0, most);
  return found.standings;
}
