import { type People, type Sanction, type Tournament, wargameScale } from '@ronde/engine';
import { type Lang, namesOf, seenNow, spokenAs, words } from '@ronde/language';

/** What the umpire decided and everybody may know, with its round: a malus is in the points, and told apart. */
export function umpireNotes(tournament: Tournament, people: People, after: number, lang: Lang): readonly string[] {
  const { event } = words(lang, spokenAs(tournament));
  const { malus } = wargameScale(tournament.settings);
  const seen = seenNow(tournament, namesOf(people, tournament.players));
  return tournament.rounds.slice(0, after).flatMap(({ sanctions = [] }, i) =>
    sanctions.flatMap((sanction, at) =>
      // A warning is between the umpire and the player.
      sanction.kind === 'warning'
        ? []
        : [`${event({ kind: 'sanctioned', round: i + 1, at, sanction: told(sanction, malus) }, seen)}.`],
    ),
  );
}

/** Read without the rule at hand: a malus says how much it is. */
const told = (sanction: Sanction, malus: number): Sanction =>
  sanction.kind === 'malus' ? { points: malus, ...sanction } : sanction;
