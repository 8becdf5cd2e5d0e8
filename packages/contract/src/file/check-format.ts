import { sanctionKindSchema } from '../values/ruling.ts';
import { type FileFormula, formulaInFile, resultKeysTaken } from './formula.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import { type FilePlayer, type FileRound, type FileTable, keysAt, type TournamentFile } from './schema.ts';

/** Keys of the contract that the file's format does not use: refused, so that nobody believes them honoured. */
export function checkFormat(file: TournamentFile): readonly FileRefusal[] {
  const formula = formulaInFile(file.format);
  return [
    ...settings(file, formula),
    ...file.players.flatMap((player, i) => players(player, `players[${i}]`, formula)),
    ...(file.rounds ?? []).flatMap((round, i) => rounds(round, `rounds[${i}]`, formula)),
    ...(file.final?.matches ?? []).flatMap((match, i) => results(match, `final.matches[${i}]`, formula)),
  ];
}

const foreign = (path: string, key: string, { id }: FileFormula): FileRefusal => ({
  code: 'key-of-another-format',
  path: `${path}.${key}`,
  key,
  format: id,
});

function settings({ closed, settings = {} }: TournamentFile, formula: FileFormula): readonly FileRefusal[] {
  // The rounds held are said in every format.
  const read: readonly string[] = closed ? [...formula.settings, 'rounds'] : formula.settings;
  return keysAt(['settings']).flatMap((key) =>
    Object.hasOwn(settings, key) && !read.includes(key) ? [foreign('settings', key, formula)] : [],
  );
}

function players(player: FilePlayer, path: string, formula: FileFormula): readonly FileRefusal[] {
  const { rating } = player;
  const foreigners = [...(formula.wargame ? [] : ['army', 'cohesion']), ...(formula.spare ? [] : ['spare'])];
  const strange = foreigners.filter((key) => Object.hasOwn(player, key));
  // An Elo is held in full precision, a PL is a whole number.
  const broken = !formula.wargame && rating !== undefined && !Number.isInteger(rating);
  return [
    ...strange.map((key) => foreign(path, key, formula)),
    ...(broken
      ? [
          {
            code: 'wrong-value',
            path: `${path}.rating`,
            found: foundOf(rating),
            expected: { kind: 'integer' },
          } as const,
        ]
      : []),
  ];
}

function rounds(round: FileRound, path: string, formula: FileFormula): readonly FileRefusal[] {
  const games = formula.results.includes('games');
  return [
    ...(!games && round.bestOf !== undefined ? [foreign(path, 'bestOf', formula)] : []),
    ...round.matches.flatMap((match, i) => results(match, `${path}.matches[${i}]`, formula)),
    ...(round.sanctions ?? []).flatMap(({ kind }, i): FileRefusal[] =>
      sanctionKinds(formula).includes(kind)
        ? []
        : [
            {
              code: 'wrong-value',
              path: `${path}.sanctions[${i}].kind`,
              found: foundOf(kind),
              expected: { kind: 'one-of', values: sanctionKinds(formula) },
            },
          ],
    ),
  ];
}

/** A malus counts beside points, a penalty is in the score of a game. */
const sanctionKinds = (formula: FileFormula) =>
  sanctionKindSchema.options.filter(
    (kind) => (kind !== 'malus' || formula.wargame) && (kind !== 'penalty' || formula.results.includes('games')),
  );

/** In the result of a match, and in what is said beside it. */
function results(match: FileTable, path: string, formula: FileFormula): readonly FileRefusal[] {
  const { players, claimed, disputed } = match;
  if (players.length === 1) return [];
  const strange = Object.entries(resultKeysTaken).filter(
    ([key, kinds]) => Object.hasOwn(match, key) && !kinds.some((kind) => formula.results.includes(kind)),
  );
  return [
    ...strange.map(([key]) => foreign(path, key, formula)),
    ...(claimed ? results({ ...claimed, players }, `${path}.claimed`, formula) : []),
    ...(disputed ? results({ ...disputed, players }, `${path}.disputed`, formula) : []),
  ];
}
