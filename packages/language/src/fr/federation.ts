import { never } from '@ronde/engine';
import { date } from '../dates.ts';
import type { FederationSentences } from '../federation-refusal.ts';
import { list } from '../numbers.ts';
import { de } from './nouns.ts';

const states = { 'to-review': 'à relire', returned: 'renvoyé', accepted: 'accepté', withdrawn: 'retiré' } as const;

const stays = {
  received: 'Un document reçu reste reçu : il se renvoie.',
  published: 'Une liste publiée ne s’annule pas : elle se retire.',
  erased: 'Un effacement ne s’annule pas : le nom n’est plus nulle part.',
} as const;

const genres = { 'closed-tournament': 'un tournoi clos', games: 'un ensemble de parties', list: 'une liste' } as const;

export const federation: FederationSentences = {
  refusal(refusal, names) {
    switch (refusal.code) {
      case 'unknown-receipt':
        return `Aucun document ne porte le numéro ${refusal.receipt}.`;
      case 'not-to-review':
        return `Le document ${refusal.receipt} n’attend rien : il est ${states[refusal.state]}.`;
      case 'revision-differs':
        return `${names.document(refusal.document)} : la révision ${refusal.revision} est déjà reçue, avec un autre contenu. Une correction porte un numéro plus grand.`;
      case 'other-kind':
        return `${names.document(refusal.document)} : sous cet identifiant est déjà reçu ${genres[refusal.was]}, et ceci est ${genres[refusal.is]}. Un autre événement porte un autre identifiant.`;
      case 'older-revision':
        return `${names.document(refusal.document)} : la révision ${refusal.revision} arrive après la révision ${refusal.newest}.`;
      case 'nobody-said':
        return `${refusal.players.length === 1 ? '1 réponse attendue' : `${refusal.players.length} réponses attendues`} : ${list('fr', refusal.players)}.`;
      case 'unknown-player':
        return `${names.document(refusal.document)} : personne n’y porte le repère « ${refusal.player} ».`;
      case 'twice-in-one': {
        const players = refusal.players.map((player) => names.player(refusal.document, player));
        return `Impossible : ${list('fr', players)} ont joué ${names.document(refusal.document)}. Ce sont deux personnes.`;
      }
      case 'not-counted':
        return `${names.document(refusal.document)} ne compte pas.`;
      case 'merged-already':
        return `La fiche ${de(names.person(refusal.person))} est déjà réunie à celle ${de(names.person(refusal.kept))}.`;
      case 'merged-with-itself':
        return `${names.person(refusal.person)} : une fiche ne se réunit pas à elle-même.`;
      case 'unknown-person':
        return 'Aucune personne ne porte ce numéro.';
      case 'person-erased':
        return 'Cette personne est effacée : rien ne dit plus qui elle était, et son nom ne peut pas être rétabli.';
      case 'list-to-come':
        return `La liste du ${date('fr', refusal.date)} ne se publie pas encore : cette date est à venir. Au plus tard : aujourd’hui, le ${date('fr', refusal.today)}.`;
      case 'published-already':
        return `La liste du ${date('fr', refusal.date)} est déjà publiée.`;
      case 'retired-for-good':
        return `La liste du ${date('fr', refusal.date)} est retirée, et aucune autre ne peut être publiée pour ce jour. Publiez la liste d’un autre jour.`;
      case 'nobody-listed':
        return `La liste du ${date('fr', refusal.date)} serait vide : personne n’a joué dans les deux ans avant cette date.`;
      case 'not-published':
        return `Aucune liste n’est publiée au ${date('fr', refusal.date)}.`;
      case 'retired-already':
        return `La liste du ${date('fr', refusal.date)} est déjà retirée.`;
      case 'unknown-decision':
        return `Aucune décision ne porte le numéro ${refusal.decision}.`;
      case 'already-undone':
        return `La décision ${refusal.decision} est déjà annulée, par la décision ${refusal.by}.`;
      case 'not-undoable':
        return stays[refusal.kind];
      default:
        return never(refusal);
    }
  },
  doubt(code, name, others) {
    switch (code) {
      case 'joined':
        return `${name} : une fois avec licence, une fois sans, tenu pour une même personne.`;
      case 'homonyms':
        return `${name} : plusieurs personnes portent ce nom, et rien ne dit laquelle.`;
      case 'other-name':
        return `${name} : la licence est celle d’une personne qui porte un autre nom.`;
      case 'other-order':
        return `${name} : les mêmes mots que ${list('fr', others)}, dans un autre ordre.`;
      case 'same-name':
        return `${name} : quelqu’un du même nom a une autre licence ou une autre fédération.`;
      case 'twice':
        return `${name} : un autre nom de la liste désigne déjà ${list('fr', others)}.`;
      default:
        return never(code);
    }
  },
};
