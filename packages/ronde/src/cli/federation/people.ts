import { type Appearance, type SeenRegistration, whoIsWho } from '@ronde/contract/register/through-tournaments';
import { hasPseudonym, type PlayerId, publicFace } from '@ronde/engine';
import { isolated, type Lang } from '@ronde/language';
import type { Warned } from '../answer.ts';
import type { ReadFile } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** Somebody as the newest file calls them. `player`: the id in it. */
export interface Somebody {
  readonly player: PlayerId;
  readonly name: string;
  readonly licence?: string;
  readonly federation?: string;
}

/** Who the players of all files are: their keys in each file, what each key is called, what was doubtful. */
interface Everybody {
  readonly keys: readonly ReadonlyMap<PlayerId, string>[];
  readonly called: ReadonlyMap<string, Somebody>;
  readonly warnings: readonly Warned[];
}

/** `files`: the oldest first. A pseudonym in one of them is kept in all, unless real names are asked for. */
export function everybodyIn(files: readonly ReadFile[], lang: Lang): Everybody {
  const tournaments = files.map(registrations);
  const { keys, notices } = whoIsWho(tournaments);
  const faces = facesOf(tournaments, keys);
  const called = new Map<string, Somebody>();
  for (const [t, players] of tournaments.entries())
    for (const { id, face } of players) {
      const key = keys[t]?.get(id) ?? id;
      const { name, licence, federation } = faces.get(key) ?? face;
      called.set(key, {
        player: id,
        name,
        ...(licence !== undefined && { licence }),
        ...(federation !== undefined && { federation }),
      });
    }
  const text = cliSentences[lang].tables;
  const faceOf = ({ tournament, who }: Appearance) => faces.get(keys[tournament]?.get(who.id) ?? '');
  const described = (one: Appearance): string => {
    const { name, licence, federation } = faceOf(one) ?? one.who;
    const number = licence === undefined ? null : [licence, federation].filter(Boolean).join(', ');
    return text.registeredAs(isolated(name), number, files[one.tournament]?.tournament.name ?? '');
  };
  const warnings = notices.map(({ code, people }): Warned => {
    // Whoever has the same name would tell the name behind a pseudonym.
    const hidden = people.filter(faceOf);
    const told = (hidden.length > 0 ? hidden : people).map(described);
    return { code: `people-${code}`, path: 'players', message: text[code](told, people.length) };
  });
  return { keys, called, warnings };
}

type Face = Pick<SeenRegistration, 'name' | 'licence' | 'federation'>;
type Registered = SeenRegistration & { readonly face: Face; readonly hidden: boolean };

function registrations({ tournament, people, realNames }: ReadFile): readonly Registered[] {
  return tournament.players.map(({ id }) => {
    const person = people.get(id) ?? { name: id };
    const hidden = !realNames && hasPseudonym(person);
    return { ...person, id, face: hidden ? publicFace(person) : person, hidden };
  });
}

/** What is shown of those who have a pseudonym anywhere: the newest. */
function facesOf(
  tournaments: readonly (readonly Registered[])[],
  keys: readonly ReadonlyMap<PlayerId, string>[],
): ReadonlyMap<string, Face> {
  return new Map(
    tournaments.flatMap((players, t) =>
      players.flatMap(({ id, face, hidden }): [string, Face][] => (hidden ? [[keys[t]?.get(id) ?? id, face]] : [])),
    ),
  );
}
