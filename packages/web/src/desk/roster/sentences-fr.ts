import type { StartProposal } from '@ronde/engine';

type ListState = 'received' | 'checked' | 'to-fix';

const some = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;

/** The sentences of registration: lists, the register, fees, armies. No participle agrees with a person’s sex. */
export const frRoster = {
  search: 'Chercher un nom ou une licence',
  // Lists.
  listHelp:
    'Ou une ligne de titres : Nom ; Prénom ; Club ; Cote ; Licence ; Série en duplicate ; Naissance ; Catégorie.',
  listHelpArmies: 'Ou une ligne de titres : Nom ; Prénom ; Club ; Elo ; Licence ; Armée ; Total.',
  others: (n: number) => `et ${some(n, 'autre ligne', 'autres lignes')}`,
  line: (n: number, what: string) => `Ligne ${n}, ${what}`,
  counts: (ready: number, known: number, open: number, refused: number, left = 0) =>
    [
      `${some(ready, 'ligne', 'lignes')} à inscrire`,
      known > 0 && `${some(known, 'ligne', 'lignes')} déjà dans la liste`,
      open > 0 && some(open, 'question', 'questions'),
      refused > 0 && some(refused, 'ligne refusée', 'lignes refusées'),
      left > 0 && some(left, 'ligne laissée de côté', 'lignes laissées de côté'),
    ]
      .filter(Boolean)
      .join(' · '),
  listWaiting: (ready: number, open: number, refused: number) => {
    const what = [
      ready > 0 && `${some(ready, 'ligne', 'lignes')} à inscrire`,
      open > 0 && `${some(open, 'question', 'questions')} sans réponse`,
      refused > 0 && some(refused, 'ligne refusée', 'lignes refusées'),
    ].filter(Boolean);
    return what.length === 0 ? 'Liste commencée.' : `Liste commencée : ${what.join(', ')}.`;
  },
  privateCells: (n: number, first: string) =>
    n === 1
      ? `Une donnée personnelle est notée comme club ou licence : ${first}.`
      : `${n} données personnelles sont notées comme clubs ou licences, dont ${first}.`,
  privateHelp: 'Les pages publiques ne les montrent pas. Effacez-les, puis notez le vrai club.',
  clearPrivate: 'Tout effacer',
  requestsWaiting: (n: number) =>
    n === 1 ? '1 demande d’inscription attend.' : `${n} demandes d’inscription attendent.`,
  requestsNone: 'Aucune demande d’inscription n’attend.',
  requestsSee: 'Voir les demandes',
  resumeList: 'Reprendre la liste',
  forgetList: 'Effacer la liste',
  known: 'déjà dans la liste',
  repeated: (above: number) => `licence déjà à la ligne ${above} : comptée une fois`,
  samePerson: 'Est-ce la même personne ?',
  keepBoth: 'Garder les deux',
  same: 'C’est la même',
  listed: 'Dans la liste',
  typed: 'Nouvelle inscription',
  removed: (name: string) => `Inscription supprimée\u00a0: ${name}`,
  lastList: (n: number, at: string) => `Liste de ${some(n, 'inscription', 'inscriptions')}, ${at}`,
  undoList: (n: number) => `Annuler ces ${some(n, 'inscription', 'inscriptions')}`,
  registeredOne: (name: string, number: number, rating: string, here: boolean) =>
    `${name}\u00a0: inscription n° ${number}, ${rating}${here ? ', présence notée' : ''}`,
  removedAt: (name: string, at: string) => `${name}\u00a0: inscription supprimée, ${at}`,
  undone: 'Liste annulée.',
  registered: (n: number, updated = 0) =>
    `${some(n, 'inscription notée', 'inscriptions notées')}${updated === 0 ? '' : `, ${some(updated, 'fiche mise à jour', 'fiches mises à jour')}`}.`,
  // The register.
  register: 'Dans le registre, hors de ce tournoi',
  origin: 'Origine',
  list: (date: string) => `liste du ${date}`,
  proposal: ({ why, rating, known }: StartProposal, last: string | null): string =>
    why === 'back'
      ? `Retour après plus de deux ans${last === null ? '' : ` (${last})`} : ${rating}, PL* de la série, au-dessus de ${known}.`
      : `Dix premiers du championnat du monde : ${rating}, la barre Joker, au-dessus de ${known}.`,
  enrollAt: (rating: number) => `Inscrire à ${rating}`,
  startAt: (rating: number) => `Commencer à ${rating}`,
  startAsListed: (rating: number) => `Garder ${rating}`,
  enroll: 'Inscrire',
  enrollName: (name: string) => `Inscrire ${name}`,
  enrolled: (name: string) => `${name} : inscription et présence notées.`,
  chosenKnown: (name: string) => `${name}\u00a0: Entrée pour inscrire et noter la présence.`,
  seatless: (n: number, until: 'phase-2' | 'end') =>
    until === 'phase-2'
      ? `${n} sans place dans les poules\u00a0: jeu à partir de la phase 2`
      : `${n} sans place\u00a0: pas de match dans ce tournoi`,
  // Search field and presences.
  rollCall: 'Refaire l’appel',
  rollCallDone: (n: number) => `Appel refait\u00a0: ${n === 1 ? '1 personne' : `${n} personnes`} à pointer.`,
  allHere: 'Noter tout le monde présent',
  allHereDone: (n: number) => (n === 1 ? '1 présence notée.' : `${n} présences notées.`),
  several: (n: number) => `${n} personnes : précisez le nom, ou choisissez avec ↑ et ↓.`,
  chosen: (name: string) => `${name}\u00a0: Entrée pour noter la présence.`,
  alreadyHere: (name: string) => `${name} : présence déjà notée.`,
  homonym: (name: string) => `${name} est déjà dans la liste. Inscrire quand même ?`,
  // Ratings.
  unrated: 'Sans cote',
  elo: 'Elo',
  /** `series`: in duplicate, empty where there is none. */
  provisionalOf: (rating: string, series: string) =>
    `${series === '' ? 'Sans cote ni série' : `Série ${series}`}\u00a0: ${rating}, cote provisoire`,
  provisional: (rating: string) => `${rating}, cote provisoire`,
  spellAs: (name: string) => `Écrire «\u00a0${name}\u00a0»`,
  eloStart: (rating: number) => `Sans Elo : ${rating} au départ`,
  eloWrong: 'L’Elo est un nombre de 1 à 9999 ; laissez vide s’il n’est pas connu.',
  seriesWrong: 'La série va de 1 à 7, avec A à D, ou SS.',
  birthYear: 'Année de naissance',
  birthWrong: 'Une année de 1900 à 2100 ; sinon, laissez vide.',
  // Fees.
  fees: 'Frais',
  openHall: 'Ouvrir la salle',
  paidName: (name: string) => `Frais payés, ${name}`,
  freeName: (name: string) => `Entrée gratuite, ${name}`,
  free: 'gratuit',
  // L’Art de la Guerre.
  army: 'Armée',
  fromRegister: (name: string) => `Au registre : ${name}.`,
  armyNear: 'Est-ce l’une de ces armées ?',
  takePeople: 'Reprendre les inscrits d’un autre tournoi',
  armyLists: 'Listes d’armée',
  dealPools: 'Répartir entre les poules',
  checkedBy: (name: string) => `Lue par ${name}.`,
  spare: 'Joue seulement si le nombre est impair',
  spareHelp: 'En remplacement\u00a0: hors classement, hors des totaux.',
  armyHelp: 'Numéro de la liste et nom : 40 Alexandre le Grand',
  armyWrong: 'Un numéro, puis le nom de l’armée ; ou laissez vide, pour la compléter plus tard.',
  armyFrom: 'De l’année',
  armyTo: 'À l’année',
  yearsHelp: 'Avant notre ère : −336. Sert au 1ᵉʳ tour par époques.',
  yearWrong: 'Une année, la première avant la seconde ; sinon, laissez vide.',
  cohesion: 'Cohésion totale',
  cohesionHelp: 'De la liste d’armée ; il sera proposé à la saisie.',
  cohesionWrong: 'Un nombre de 1 à 99 ; sinon, laissez vide.',
  armyList: 'Liste d’armée',
  states: { received: 'reçue', checked: 'vérifiée', 'to-fix': 'à revoir' } satisfies Readonly<
    Record<ListState, string>
  > as Readonly<Record<ListState, string>>,
  noList: 'pas reçue',
  lists: (received: number, of: number, toFix: number) =>
    `${some(received, 'liste vérifiée', 'listes vérifiées')} sur ${of}${toFix > 0 ? `, ${toFix} à revoir` : ''}`,
  card: 'Toute la fiche',
  save: 'Enregistrer',
  factsSaved: 'Modifications enregistrées.',
};

export type RegistrationSentences = typeof frRoster;
