import type { CarryLine } from '@ronde/contract/http/closing';
import { type AdgRating, type FormatId, isWargame, type PlRating } from '@ronde/engine';
import { counted, type Dictionary, de, isolated, isTour, list, roundNoun, type Spoken, spoken } from '@ronde/language';
import type { CategoryWhy, LeftOut } from './why-left-out.ts';

type LeftOutSentences = Readonly<Record<LeftOut['why'], (name: string) => string>>;
type NotOfficial = AdgRating['why'][number];

const fr = (format?: FormatId) => {
  const noun = roundNoun(format);
  const elo = isWargame(format);
  return {
    disputed: (round: number) => `${noun.One} ${round}, une table en litige`,
    finalOpen: 'La finale n’est pas terminée',
    finalDone: 'Finale jouée',
    noFinal: 'Pas de finale prévue.',
    planFinal: 'Prévoir une finale',
    newRatings: elo ? 'Nouvel Elo' : 'Nouvelles cotes',
    published: `La fédération publie ${elo ? 'l’Elo' : 'les cotes'} après avoir accepté le tournoi.`,
    ratings: elo ? 'Elo, aperçu' : 'Cotes, aperçu',
    preview: `Aperçu : la fédération publie ${elo ? 'l’Elo' : 'les cotes'} après avoir accepté le tournoi.`,
    early: `Aperçu en cours de tournoi : des ${noun.other} ou des résultats manquent.`,
    notRated: 'Ce tournoi ne change aucune cote : les résultats ne disent pas de quel classement il relève.',
    notApproved: `Tournoi non homologué : ${elo ? 'l’Elo ne change' : 'les cotes ne changent'} pas.`,
    pl: ({ season, category, value }: PlRating, named: string, max: string, min: string) =>
      `Classement international, saison ${season}, catégorie ${category} (${named}). Valeur du tournoi (M)\u00a0: ${value}\u202f; points de jeu (PJ) de ${min} à ${max}.`,
    categoryWhy: (why: CategoryWhy, category: number): string =>
      why.kind === 'set'
        ? `La catégorie ${category} a été choisie dans les réglages\u202f; ${why.players} joueurs donneraient la ${why.byNumber}.`
        : `${why.players} joueurs dans au moins ${noun.e ? 'une' : 'un'} ${noun.one} : catégorie ${category}. Les ${why.listed} inscriptions annonçaient la ${why.byList}.`,
    leftOut: {
      'never-drawn': (name: string) =>
        `${name} n’est dans ${noun.e ? 'aucune' : 'aucun'} ${noun.one} : pas ${elo ? 'de nouvel Elo' : 'de nouvelle cote'}.`,
      'no-game': (name: string) => `${name} n’a joué aucune partie : ${elo ? 'l’Elo' : 'la cote'} ne change pas.`,
      spare: (name: string) => `${name} joue en remplacement : ni place, ni championnat.`,
    } satisfies LeftOutSentences as LeftOutSentences,
    noSeason: 'En août, entre deux saisons\u00a0: pas de points de championnat.',
    elo: (value: string) => `Classement Elo, valeur du tournoi ${value}.`,
    notOfficial: (why: readonly string[]) => `Non officiel : ${list('fr', why)}. Ni Elo ni championnat.`,
    because: (why: NotOfficial): string => {
      switch (why.code) {
        case 'not-approved':
          return 'tournoi non homologué';
        case 'too-few-players':
          return `${why.found} joueurs, il en faut ${why.needed}`;
        case 'club-majority':
          return `${why.members} sur ${why.players} du club ${isolated(why.club)}, plus de la moitié`;
      }
    },
    before: 'Avant',
    after: 'Après',
    pe: 'Points d’expérience',
    b: 'Bonus',
    pj: 'Points de jeu',
    gain: 'Gain',
    games: 'Parties',
    champion: 'Championnat',
    rankTitle: 'Titre',
    titled: (title: string) => `Titre : ${title}`,
    caption: `${elo ? 'Elo' : 'Cotes'} avant et après le tournoi`,
    printRatings: `Imprimer ou télécharger ${elo ? 'l’Elo' : 'les cotes'}`,
    calculation: (name: string) => `${elo ? 'Elo' : 'Cote'} ${de(name)}`,
    show: (name: string) => `Calcul, ${name}`,
    noGame: `Aucune partie ne compte : ${elo ? 'l’Elo' : 'la cote'} ne change pas.`,
    prizes: 'Prix',
    seePrizes: 'Voir les prix',
    hiddenPrizes: (n: number) =>
      `${counted('fr', n, { one: 'prix encore caché', other: 'prix encore cachés' })}\u00a0: la clôture montre tout, avec le classement final.`,
    hiddenToLast: (n: number) =>
      `${counted('fr', n, { one: 'prix encore caché', other: 'prix encore cachés' })}\u00a0: le classement final reste caché jusqu’au dernier, même une fois le tournoi clos.`,
    callOut: 'Révéler les prix',
    practice: 'Tournoi d’entraînement\u00a0: rien n’en part à une fédération ni au registre.',
    federation: 'Fédération',
    send: 'Envoyer à la fédération',
    sendAgain: 'Envoyer la correction',
    tryAgain: 'Envoyer de nouveau',
    goesTo: (where: string) => `Ce tournoi va à\u00a0: ${where}.`,
    willSend: 'Le fichier du tournoi part, licences comprises. Sans internet, il partira plus tard.',
    noAddress:
      'Aucune adresse de fédération n’est connue. Téléchargez le fichier du tournoi et remettez-le à la fédération.',
    closeFirst: 'L’envoi vient après la clôture.',
    waiting: 'en attente',
    waitingLong: 'En attente : le tournoi partira dès que la fédération répondra.',
    sent: (day: string, at: string) => `envoyé le ${day} à ${at}`,
    refused: (why: string) => `refusé : ${why}`,
    xlsx: 'Classement (.xlsx)',
    revision: (n: number) => `Révision ${n}`,
    changed: 'Le tournoi a changé depuis cet envoi.',
    unread: (n: number) => (n === 1 ? '1 table non contrôlée' : `${n} tables non contrôlées`),
    roundDraft: (round: number) => `${noun.One} ${round}, en projet`,
    roundsPlayed: (played: number, planned: number) =>
      `${counted('fr', played, noun)} sur ${planned} prévu${noun.e}${planned === 1 ? '' : 's'}.`,
  };
};

type ClosingSentences = ReturnType<typeof fr>;

const en: ClosingSentences = {
  disputed: (round) => `Round ${round}, a disputed table`,
  finalOpen: 'The final is not over',
  finalDone: 'Final played',
  noFinal: 'No final is planned.',
  planFinal: 'Plan a final',
  newRatings: 'New ratings',
  published: 'The federation publishes ratings once it has accepted the tournament.',
  ratings: 'Ratings, preview',
  preview: 'Preview: the federation publishes the ratings once it has accepted the tournament.',
  early: 'Preview: some rounds or results are still to come.',
  notRated: 'This tournament changes no rating: its results do not show which rating system applies.',
  notApproved: 'Not a rated tournament: ratings do not change.',
  pl: ({ season, category, value }, named, max, min) =>
    `International rating, season ${season}, category ${category} (${named}). Value of the tournament (M): ${value}; game points (PJ) from ${min} to ${max}.`,
  categoryWhy: (why, category) =>
    why.kind === 'set'
      ? `Category ${category} was chosen in the settings; ${why.players} players would make it category ${why.byNumber}.`
      : `${why.players} players in at least one round: category ${category}. The ${why.listed} registered pointed to category ${why.byList}.`,
  leftOut: {
    'never-drawn': (name) => `${name} has not been paired in any round: no new rating.`,
    'no-game': (name) => `${name} played no game: the rating does not change.`,
    spare: (name) => `${name} is a spare player: no place in the standings, no championship points.`,
  },
  noSeason: 'In August, between two seasons: no championship points.',
  elo: (value) => `Elo rating; the tournament is worth ${value}.`,
  notOfficial: (why) => `Not official: ${list('en', why)}. No Elo, no championship.`,
  because: (why) => {
    switch (why.code) {
      case 'not-approved':
        return 'not rated';
      case 'too-few-players':
        return `${why.found} players, but ${why.needed} are needed`;
      case 'club-majority':
        return `${why.members} of ${why.players} from the club ${isolated(why.club)}, more than half`;
    }
  },
  before: 'Before',
  after: 'After',
  pe: 'Experience points',
  b: 'Bonus',
  pj: 'Game points',
  gain: 'Change',
  games: 'Games',
  champion: 'Championship',
  rankTitle: 'Title',
  titled: (title) => `Title: ${title}`,
  caption: 'Ratings before and after the tournament',
  printRatings: 'Print or download the ratings',
  calculation: (name) => `${name}’s rating`,
  show: (name) => `Calculation, ${name}`,
  noGame: 'No game counts: the rating does not change.',
  prizes: 'Prizes',
  seePrizes: 'See the prizes',
  hiddenPrizes: (n) =>
    `${counted('en', n, { one: 'prize still hidden', other: 'prizes still hidden' })}: closing reveals them all, with the final standings.`,
  hiddenToLast: (n) =>
    `${counted('en', n, { one: 'prize still hidden', other: 'prizes still hidden' })}: the final standings stay hidden until the last, even once the tournament is closed.`,
  callOut: 'Reveal the prizes',
  practice: 'A practice tournament: nothing of it goes to a federation or the register.',
  federation: 'Federation',
  send: 'Send to the federation',
  sendAgain: 'Send the correction',
  tryAgain: 'Send again',
  goesTo: (where) => `This tournament goes to: ${where}.`,
  willSend: 'The tournament file is sent, with licences. Without the internet it waits here.',
  noAddress: 'No federation address is set up. Download the tournament file and send it to the federation.',
  closeFirst: 'Close the tournament first: only a closed one can be sent.',
  waiting: 'waiting',
  waitingLong: 'Waiting: it will be sent as soon as the federation’s server responds.',
  sent: (day, at) => `sent on ${day} at ${at}`,
  refused: (why) => `refused: ${why}`,
  xlsx: 'Standings (.xlsx)',
  revision: (n) => `Revision ${n}`,
  changed: 'The tournament has changed since it was sent.',
  unread: (n) => `${counted('en', n, { one: 'table', other: 'tables' })} not checked`,
  roundDraft: (round) => `Round ${round}, draft`,
  roundsPlayed: (played, planned) =>
    `${counted('en', played, { one: 'round', other: 'rounds' })} of ${planned} planned.`,
};

/** The sentences of this page; a round of the wargame is a « tour ». */
export const closingSentences: Dictionary<Spoken<ClosingSentences>> = { fr: spoken(fr), en: () => en };

type CarryNotes = Readonly<Record<CarryLine['kind'], string>>;

const frCarry = (elo: boolean) => {
  const ratings = (n: number) =>
    elo
      ? counted('fr', n, { one: 'nouvel Elo', other: 'nouveaux Elo' })
      : counted('fr', n, { one: 'nouvelle cote', other: 'nouvelles cotes' });
  return {
    title: 'Registre',
    about: `À l’inscription au prochain tournoi, Ronde propose ${elo ? 'l’Elo' : 'la cote'} du registre de cette installation. ${elo ? 'L’Elo officiel est celui' : 'Les cotes officielles sont celles'} que publie la fédération.`,
    notManager: `Qui administre Ronde peut porter ces ${elo ? 'Elo' : 'cotes'} au registre.`,
    carry: (n: number) =>
      n === 1
        ? `Porter ${elo ? 'le nouvel Elo' : 'la nouvelle cote'} au registre`
        : `Porter les ${ratings(n)} au registre`,
    nothing: `Le registre a déjà ${elo ? 'l’Elo' : 'la cote'} de chaque personne.`,
    chooseSome: 'Cochez au moins une personne.',
    caption: 'Ce qui changerait dans le registre',
    chosen: (name: string) => `Porter au registre : ${name}`,
    now: 'Au registre',
    becomes: 'Deviendra',
    note: 'Remarque',
    notes: {
      new: 'nouvelle fiche',
      changed: '',
      same: '',
      newer: 'le registre a plus récent',
      doubtful: 'plusieurs fiches de ce nom : à départager dans le registre',
    } as CarryNotes,
    carried: (n: number, date: string, by: string) =>
      `${counted('fr', n, { one: 'fiche changée', other: 'fiches changées' })} le ${date} par ${by}.`,
    undo: 'Annuler',
    undone: (n: number) => `${counted('fr', n, { one: 'fiche remise', other: 'fiches remises' })} comme avant.`,
    kept: (names: readonly string[]) => `Changé depuis, laissé ainsi : ${list('fr', names)}.`,
  };
};

export type CarrySentences = ReturnType<typeof frCarry>;

const enCarry = (elo: boolean): CarrySentences => ({
  title: 'Register',
  about: 'The next tournament proposes the ratings of the register. The federation publishes its own.',
  notManager: 'A Ronde manager can carry these ratings to the register.',
  carry: (n) => (n === 1 ? 'Carry the new rating to the register' : `Carry the ${n} new ratings to the register`),
  nothing: `The register has everybody’s ${elo ? 'Elo' : 'rating'} already.`,
  chooseSome: 'Tick at least one person.',
  caption: 'What would change in the register',
  chosen: (name) => `Carry to the register: ${name}`,
  now: 'In the register',
  becomes: 'Becomes',
  note: 'Note',
  notes: {
    new: 'new entry',
    changed: '',
    same: '',
    newer: 'the register has a newer one',
    doubtful: 'several entries with this name: to be told apart in the register',
  },
  carried: (n, date, by) => `${counted('en', n, { one: 'entry', other: 'entries' })} changed on ${date} by ${by}.`,
  undo: 'Undo',
  undone: (n) => `${counted('en', n, { one: 'entry', other: 'entries' })} put back as before.`,
  kept: (names) => `Changed since, left as they are: ${list('en', names)}.`,
});

export const carrySentences: Dictionary<Spoken<CarrySentences>> = {
  fr: spoken((format) => frCarry(isTour(format))),
  en: spoken((format) => enCarry(isTour(format))),
};
