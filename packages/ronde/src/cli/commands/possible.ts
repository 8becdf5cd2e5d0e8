import { ok, type Possible, possiblePlaces } from '@ronde/engine';
import { allSentences, type Lang, number, spokenAs } from '@ronde/language';
import { type Answered, type Io, textTable } from '../answer.ts';
import type { Options } from '../grammar.ts';
import { progressOf } from '../preview.ts';
import { type ReadFile, readTournament } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** For each player the best and the worst final place still possible, and the place of which they are certain. */
export async function possible(file: string, options: Options, io: Io, lang: Lang): Promise<Answered> {
  const read = await readTournament(file, options, io, lang);
  if (!read.ok) return read;
  const { tournament, people } = read.value;
  const { roundsLeft, players } = possiblePlaces(tournament, people);
  const json = {
    after: tournament.rounds.length,
    roundsLeft,
    players: players.map((line) => ({ ...line, certain: line.best === line.worst ? line.best : null })),
  };
  return ok({ json, text: readable({ roundsLeft, players }, read.value, lang) });
}

function readable({ players }: Possible, { tournament, names }: ReadFile, lang: Lang): string {
  const text = cliSentences[lang].tables;
  const ui = allSentences[lang]().ui.standings;
  const columns = [
    { header: ui.rank, side: 'end' },
    { header: ui.player, side: 'start' },
    { header: text.best, side: 'end' },
    { header: text.worst, side: 'end' },
    { header: text.certain, side: 'end' },
  ] as const;
  const rows = players.map(({ player, place, best, worst }) => [
    number(place),
    names.full(player),
    number(best),
    number(worst),
    best === worst ? number(best) : '',
  ]);
  // Where not every result was looked at, the places are bounds.
  const { status, final } = tournament;
  const notes = [
    ...(players.every(({ exact }) => exact) ? [] : ['', text.bounds]),
    // Until the closing a final may be planned.
    ...(status === 'open' && !final ? ['', text.ofRounds] : []),
  ];
  const { complete, running } = progressOf(tournament);
  const title = cliSentences[lang].rounds(spokenAs(tournament)).after(complete, running);
  return [tournament.name, title, '', textTable(columns, rows), ...notes].join('\n');
}
