import { counted, type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';

const table = { one: 'table', other: 'tables' };

/** The sentences of those who are late or leave while a round is drawn. */
const frFor = (noun: RoundNoun) => ({
  late: (names: string) => `Retard\u00a0: ${names}`,
  lateHere: (names: string) => `Retard, sans table\u00a0: ${names}`,
  arrivedHere: (names: string) => `Présence notée, sans table\u00a0: ${names}`,
  seatless: (names: string) => `Sans place dans les poules, jeu à partir de la phase 2\u00a0: ${names}`,
  seatlessToTheEnd: (names: string) => `Sans place, ne joue pas\u00a0: ${names}`,
  gone: (names: string) => `Départ\u00a0: ${names}`,
  lateDraw: `Pour jouer ${noun.this}, la présence est à noter avant l’appariement.`,
  lateDraft: 'Sans table dans ce projet. Pour en donner une\u00a0: notez la présence, puis refaites l’appariement.',
  noShow: (names: string, round: number) => `Forfait ${noun.in} ${round}, sans avoir joué\u00a0: ${names}`,
  noShowHelp: 'L’appariement compte sur cette présence. Si elle n’est pas sûre, notez l’absence avant de publier.',
  here: 'Présence',
  absent: 'Absence',
  without: (round: number, name: string) => `${noun.The} ${round} est refait${noun.e} sans ${name}.`,
  after: (tables: number, exempt: string | null, changed: number) =>
    `Ensuite\u00a0: ${counted('fr', tables, table)}, ${exempt === null ? 'aucun exempt' : `exempt\u00a0: ${exempt}`}\u202f; ${changed === 0 ? 'aucune table nouvelle' : changed === 1 ? '1 table nouvelle' : `${changed} tables nouvelles`}.`,
  leaves: (title: string) => `${title}\u202f?`,
  unanswered: (name: string) =>
    `Sans réponse, rien ne change\u00a0: ${name} reste dans le tournoi et dans les prochains tirages.`,
  startsNow: (names: string, n: number) => `${names} ${n === 1 ? 'commence' : 'commencent'} maintenant (autre tirage).`,
});

type AwaySentences = ReturnType<typeof frFor>;

const en: AwaySentences = {
  seatless: (names) => `No seat in the pools, playing from phase 2: ${names}`,
  seatlessToTheEnd: (names) => `No seat, not playing: ${names}`,
  late: (names) => `Late: ${names}`,
  lateHere: (names) => `Late, not paired: ${names}`,
  arrivedHere: (names) => `Present, not paired: ${names}`,
  gone: (names) => `Withdrawn: ${names}`,
  lateDraw: 'To play this round, they must be marked present before it is paired.',
  lateDraft: 'This draft does not include them. To include them, mark them present, then pair again.',
  noShow: (names, round) => `Did not come to round ${round} (forfeit): ${names}`,
  noShowHelp: 'They are paired as present. If they are not here, mark them absent before you publish.',
  here: 'Present',
  absent: 'Absent',
  without: (round, name) => `Round ${round} is paired again without ${name}.`,
  after: (tables, exempt, changed) =>
    `Then: ${counted('en', tables, table)}, ${exempt === null ? 'no bye' : `bye: ${exempt}`}; ${changed === 0 ? 'no new table' : counted('en', changed, { one: 'new table', other: 'new tables' })}.`,
  leaves: (title) => `${title}?`,
  unanswered: (name) => `If you do not answer, nothing changes: ${name} stays in the tournament and in later rounds.`,
  startsNow: (names, n) => `${names} now ${n === 1 ? 'starts' : 'start'} (lots drawn again).`,
};

export const awaySentences: Dictionary<Spoken<AwaySentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
