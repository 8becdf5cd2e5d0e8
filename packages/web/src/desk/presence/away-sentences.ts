import { counted, type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';

/** The sentences of those who are late or leave while a round is drawn. */
const frFor = (noun: RoundAndTable) => ({
  late: (names: string) => `Retard\u00a0: ${names}`,
  lateHere: (names: string) => `Retard, sans ${noun.table.one}\u00a0: ${names}`,
  arrivedHere: (names: string) => `Présence notée, sans ${noun.table.one}\u00a0: ${names}`,
  seatless: (names: string) => `Sans place dans les poules, jeu à partir de la phase 2\u00a0: ${names}`,
  seatlessToTheEnd: (names: string) => `Sans place, ne joue pas\u00a0: ${names}`,
  gone: (names: string) => `Départ\u00a0: ${names}`,
  lateDraw: 'Pour les faire jouer, notez leur présence avant d’apparier.',
  lateDraft: `Sans ${noun.table.one} dans ce projet. Pour en donner un${noun.table.e}\u00a0: notez la présence, puis refaites l’appariement.`,
  noShow: (names: string, round: number) => `Forfait ${noun.in} ${round}, sans avoir joué\u00a0: ${names}`,
  noShowHelp: 'L’appariement compte sur cette présence. Si elle n’est pas sûre, notez l’absence avant de publier.',
  here: 'Présence',
  absent: 'Absence',
  without: (round: number, name: string) => `${noun.The} ${round} est refait${noun.e} sans ${name}.`,
  after: (tables: number, exempt: string | null, changed: number) =>
    `Ensuite\u00a0: ${counted('fr', tables, noun.table)}, ${exempt === null ? 'aucun exempt' : `exempt\u00a0: ${exempt}`}\u202f; ${changed === 0 ? 'aucun changement' : changed === 1 ? '1 partie nouvelle' : `${changed} parties nouvelles`}.`,
  leaves: (title: string) => `${title}\u202f?`,
  unanswered: (name: string) =>
    `Sans réponse, rien ne change\u00a0: ${name} reste dans le tournoi et les prochains appariements.`,
  startsNow: (names: string, n: number) =>
    `Qui commence a été tiré au sort de nouveau\u00a0: ${names} ${n === 1 ? 'commencera' : 'commenceront'}.`,
});

type AwaySentences = ReturnType<typeof frFor>;

const en: AwaySentences = {
  seatless: (names) => `No seat in the pools, playing from phase 2: ${names}`,
  seatlessToTheEnd: (names) => `No seat, not playing: ${names}`,
  late: (names) => `Late: ${names}`,
  lateHere: (names) => `Late, not paired: ${names}`,
  arrivedHere: (names) => `Present, not paired: ${names}`,
  gone: (names) => `Withdrawn: ${names}`,
  lateDraw: 'To have them play, mark them present before you pair.',
  lateDraft: 'This draft does not include them. To include them, mark them present, then pair again.',
  noShow: (names, round) => `Did not come to round ${round} (forfeit): ${names}`,
  noShowHelp: 'They are paired as present. If they are not here, mark them absent before you publish.',
  here: 'Present',
  absent: 'Absent',
  without: (round, name) => `Round ${round} is paired again without ${name}.`,
  after: (tables, exempt, changed) =>
    `Then: ${counted('en', tables, { one: 'table', other: 'tables' })}, ${exempt === null ? 'no bye' : `bye: ${exempt}`}; ${changed === 0 ? 'no new table' : counted('en', changed, { one: 'new table', other: 'new tables' })}.`,
  leaves: (title) => `${title}?`,
  unanswered: (name) => `If you do not answer, nothing changes: ${name} stays in the tournament and in later rounds.`,
  startsNow: (names, n) => `Lots were drawn again for who goes first: ${names} will${n === 1 ? '' : ' all'} go first.`,
};

export const awaySentences: Dictionary<Spoken<AwaySentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
