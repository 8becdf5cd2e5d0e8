import type { CheckedGame, IdentityCheck } from '@ronde/contract/http/federation/checks';
import type { DocumentCheck } from '@ronde/engine/federation/checks';
import { type Dictionary, date, de, number, score } from '@ronde/language';

/** Everything that a document is held against: six doubts of identity, ten checks of the engine, the file itself. */
export type Verification = IdentityCheck['doubt'] | DocumentCheck['code'] | 'file';

/** « table 4 : 702 – 289 », in the order of the game’s players. */
const scoresOf = ({ result }: CheckedGame): string =>
  result.kind === 'games' ? result.games.map(score).join(', ') : '';

/** The same word in both languages. */
const atTable = ({ table }: CheckedGame): string => (table === null ? '' : `, table ${table}`);

const playersOf = ({ players }: CheckedGame, against: string): string =>
  players.map(({ name }) => name).join(` ${against} `);

/** What an officer is asked, and the answers. */
const fr = {
  /** The question, in bold. */
  sameOrNew: (name: string, licence: string | undefined) =>
    licence === undefined
      ? `${name}, sans licence\u00a0: est-ce la même personne\u00a0?`
      : `${name}, licence ${licence}\u00a0: est-ce la même personne\u00a0?`,
  otherName: (name: string, licence: string | undefined, held: string) =>
    `${name}, licence ${licence ?? '–'}\u00a0: le registre la donne à ${held}.`,
  twice: (name: string) => `${name}\u00a0: quelqu’un d’autre dans ce document désigne déjà la même personne.`,
  inRegister: (facts: string) => `Au registre\u00a0: ${facts}.`,
  rated: (rating: string) => `cote ${rating}`,
  events: (n: number) => `${n} ${n === 1 ? 'tournoi' : 'tournois'}`,
  ifSo: (before: string, after: string) => `Si oui, ${before} devient ${after}.`,
  ifNot: (before: string, after: string, others: number) =>
    `Sinon, ${before} devient ${after}${others === 0 ? '' : `, et ${others === 1 ? 'une autre cote de ce tournoi bouge' : `${others} autres cotes de ce tournoi bougent`}`}.`,
  same: 'C’est la même',
  is: (name: string) => `C’est ${name}`,
  newOne: 'Nouvelle personne',
  wrongLicence: (rating: string) => `Licence fausse, garder ${rating}`,
  answered: 'Répondu\u00a0:',
  anew: 'Répondre autrement',
  other: 'C’est un autre événement',
  correction: 'C’est bien une correction',
  bothEntries: 'Voir les deux fiches',
  entries: 'Voir les fiches',
  entry: 'Voir la fiche',
  event: 'Voir le tournoi',
  list: 'Voir la liste',
  table: 'Voir la table',
  readThem: 'Les lire',
  fine: {
    joined: 'Personne n’est reconnu par son seul nom.',
    homonyms: 'Aucun homonyme.',
    'other-name': 'Chaque licence est bien celle du nom qui la porte.',
    'other-order': 'Aucun nom connu dans un autre ordre.',
    'same-name': 'Aucun nom connu sous une autre licence.',
    twice: 'Personne n’est là deux fois.',
    'same-event': 'Aucun autre tournoi accepté n’a les mêmes joueurs aux mêmes jours.',
    'other-event': 'Le document ne remplace pas un autre événement.',
    elsewhere: 'Personne n’a joué ailleurs le même jour.',
    'other-start': 'Chaque cote de départ est celle du registre.',
    'start-far': 'Chaque cote de départ est vraisemblable.',
    back: 'Personne ne revient après plus de deux ans.',
    'score-far': 'Tous les scores sont entre 100 et 700.',
    'margin-far': 'Aucun écart au-dessus de 350.',
    category: 'La catégorie est celle que donne le nombre de joueurs.',
    'not-official': 'Les conditions d’un tournoi officiel sont remplies.',
    file: 'Le fichier est arrivé entier, tel qu’il est parti.',
  } satisfies Readonly<Record<Verification, string>> as Readonly<Record<Verification, string>>,
  /** What the document says, and what follows. `from`: the event that a rating is held from. */
  check(
    check: DocumentCheck,
    name: (id: string) => string,
    game: CheckedGame | null = null,
    from: string | null = null,
  ): readonly [what: string, more: string] {
    switch (check.code) {
      case 'same-event':
        return [
          `Le même événement, envoyé deux fois\u00a0?`,
          `${name(check.document)}, accepté, a ${check.shared} joueurs de celui-ci, aux mêmes jours.`,
        ];
      case 'other-event':
        return [
          'Un autre événement, sous le même identifiant\u00a0?',
          `${check.shared === 0 ? 'Personne' : check.shared === 1 ? 'Une seule personne' : `${check.shared} personnes seulement`} de la révision qui compte (${check.before}) ${check.shared > 1 ? 'sont' : 'est'} dans celle-ci. Acceptée, elle la remplace\u00a0; si c’est un autre événement, renvoyez-la.`,
        ];
      case 'elsewhere':
        return [`${name(check.player)} a joué ailleurs le même jour.`, `${name(check.document)}, accepté.`];
      case 'other-start':
        return [
          `Départ ${de(name(check.player))}\u00a0: ${Math.round(check.brought)} dans le fichier, ${Math.round(check.held)} au registre.`,
          `${from === null ? '' : `${from}. `}Le calcul part de ${Math.round(check.held)}\u00a0; les tables jouées restent.`,
        ];
      case 'start-far':
        return [
          `Départ ${de(name(check.player))}\u00a0: ${number(check.brought)}, une cote peu vraisemblable.`,
          'Rien d’autre n’est au registre\u00a0: elle compte telle quelle.',
        ];
      case 'back':
        return [
          `${name(check.player)} revient après plus de deux ans.`,
          `Dernier tournoi le ${date('fr', check.lastEvent)}. Compte la plus haute de sa cote et de la PL* de sa série.`,
        ];
      case 'score-far':
        return game
          ? [
              `Ronde ${check.round}${atTable(game)}\u00a0: ${scoresOf(game)}. Score rare.`,
              `${playersOf(game, 'contre')}.`,
            ]
          : [`Ronde ${check.round}, ${name(check.player)}\u00a0: ${number(check.score)}. Score rare.`, ''];
      case 'margin-far':
        return [
          `Ronde ${check.round}${game ? atTable(game) : ''}, ${check.players.map(name).join(' contre ')}\u00a0: écart de ${number(check.margin)}. Écart rare.`,
          game ? `${scoresOf(game)}.` : '',
        ];
      case 'category':
        return [
          `Catégorie ${check.said} dans le fichier, ${check.byNumber} par le nombre de joueurs.`,
          'La catégorie dite compte.',
        ];
      case 'not-official':
        switch (check.why.code) {
          case 'not-approved':
            return ['Non homologué\u00a0: aucune cote ne change.', ''];
          case 'too-few-players':
            return [
              `Pas officiel\u00a0: ${check.why.found} joueurs, il en faut ${check.why.needed}.`,
              'Aucune cote ne change.',
            ];
          case 'club-majority':
            return [
              `Pas officiel\u00a0: ${check.why.members} joueurs sur ${check.why.players} sont de ${check.why.club}.`,
              'Plus de la moitié\u00a0: aucune cote ne change.',
            ];
        }
    }
  },
};

export type CheckSentences = typeof fr;

const en: CheckSentences = {
  sameOrNew: (name, licence) =>
    licence === undefined
      ? `${name}, no licence: is it the same person?`
      : `${name}, licence ${licence}: is it the same person?`,
  otherName: (name, licence, held) => `${name}, licence ${licence ?? '–'}: the register gives it to ${held}.`,
  twice: (name) => `${name}: somebody else in this document is already the same person.`,
  inRegister: (facts) => `In the register: ${facts}.`,
  rated: (rating) => `rated ${rating}`,
  events: (n) => `${n} ${n === 1 ? 'event' : 'events'}`,
  ifSo: (before, after) => `If so, ${before} becomes ${after}.`,
  ifNot: (before, after, others) =>
    `If not, ${before} becomes ${after}${others === 0 ? '' : `, and ${others} other ${others === 1 ? 'rating' : 'ratings'} of this event ${others === 1 ? 'moves' : 'move'}`}.`,
  same: 'The same person',
  is: (name) => `It is ${name}`,
  newOne: 'Somebody new',
  wrongLicence: (rating) => `Wrong licence, keep ${rating}`,
  answered: 'Answered:',
  anew: 'Answer otherwise',
  other: 'It is another event',
  correction: 'It is a correction',
  bothEntries: 'See both entries',
  entries: 'See the entries',
  entry: 'See the entry',
  event: 'See the event',
  list: 'See the list',
  table: 'See the table',
  readThem: 'Read them',
  fine: {
    joined: 'Nobody is recognised by name alone.',
    homonyms: 'No namesakes.',
    'other-name': 'Each licence belongs to the name that bears it.',
    'other-order': 'No known name in another order.',
    'same-name': 'No known name under another licence.',
    twice: 'Nobody is there twice.',
    'same-event': 'No other accepted event has the same players on the same days.',
    'other-event': 'The document does not replace another event.',
    elsewhere: 'Nobody played elsewhere on the same day.',
    'other-start': 'Each starting rating is that of the register.',
    'start-far': 'Each starting rating is a likely one.',
    back: 'Nobody is back after more than two years.',
    'score-far': 'All scores are between 100 and 700.',
    'margin-far': 'No margin over 350.',
    category: 'The category is the one that the number of players gives.',
    'not-official': 'The conditions of an official event are met.',
    file: 'The file arrived whole, as it was sent.',
  },
  check(check, name, game = null, from = null) {
    switch (check.code) {
      case 'same-event':
        return [
          'The same event, sent twice?',
          `${name(check.document)}, accepted, has ${check.shared} players of this one, on the same days.`,
        ];
      case 'other-event':
        return [
          'Another event, under the same id?',
          `${check.shared === 0 ? 'Nobody' : check.shared === 1 ? 'Only one person' : `Only ${check.shared} people`} of the revision that counts (${check.before}) ${check.shared > 1 ? 'are' : 'is'} in this one. Accepted, it takes its place; if it is another event, return it.`,
        ];
      case 'elsewhere':
        return [`${name(check.player)} played elsewhere on the same day.`, `${name(check.document)}, accepted.`];
      case 'other-start':
        return [
          `${name(check.player)} starts with ${Math.round(check.brought)} in the file, ${Math.round(check.held)} in the register.`,
          `${from === null ? '' : `${from}. `}The computation starts from ${Math.round(check.held)}; the tables played stay.`,
        ];
      case 'start-far':
        return [
          `${name(check.player)} starts with ${number(check.brought)}, an unlikely rating.`,
          'The register holds nothing else: it counts as it stands.',
        ];
      case 'back':
        return [
          `${name(check.player)} is back after more than two years.`,
          `Last event on ${date('en', check.lastEvent)}. The higher of the rating and of the series’ PL* counts.`,
        ];
      case 'score-far':
        return game
          ? [`Round ${check.round}${atTable(game)}: ${scoresOf(game)}. A rare score.`, `${playersOf(game, 'against')}.`]
          : [`Round ${check.round}, ${name(check.player)}: ${number(check.score)}. A rare score.`, ''];
      case 'margin-far':
        return [
          `Round ${check.round}${game ? atTable(game) : ''}, ${check.players.map(name).join(' against ')}: a margin of ${number(check.margin)}. A rare margin.`,
          game ? `${scoresOf(game)}.` : '',
        ];
      case 'category':
        return [
          `Category ${check.said} in the file, ${check.byNumber} by the number of players.`,
          'The one said counts.',
        ];
      case 'not-official':
        switch (check.why.code) {
          case 'not-approved':
            return ['Not a rated tournament: no rating changes.', ''];
          case 'too-few-players':
            return [`Not official: ${check.why.found} players, ${check.why.needed} are needed.`, 'No rating changes.'];
          case 'club-majority':
            return [
              `Not official: ${check.why.members} of ${check.why.players} players are from ${check.why.club}.`,
              'More than half: no rating changes.',
            ];
        }
    }
  },
};

export const checkSentences: Dictionary<CheckSentences> = { fr, en };
