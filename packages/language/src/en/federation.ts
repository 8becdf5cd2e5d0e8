import { never } from '@ronde/engine';
import { date } from '../dates.ts';
import type { FederationSentences } from '../federation-refusal.ts';
import { list } from '../numbers.ts';

const states = {
  'to-review': 'to review',
  returned: 'returned',
  accepted: 'accepted',
  withdrawn: 'withdrawn',
} as const;

const stays = {
  received: 'A document that came in stays: it can be returned.',
  published: 'A published list cannot be undone: it can be retired.',
  erased: 'A deletion cannot be undone: the name is no longer kept anywhere.',
} as const;

const genres = { 'closed-tournament': 'a closed tournament', games: 'a set of games', list: 'a list' } as const;

export const federation: FederationSentences = {
  refusal(refusal, names) {
    switch (refusal.code) {
      case 'unknown-receipt':
        return `No document has the number ${refusal.receipt}.`;
      case 'not-to-review':
        return `Document ${refusal.receipt} is not waiting for a decision: it is ${states[refusal.state]}.`;
      case 'revision-differs':
        return `${names.document(refusal.document)}: revision ${refusal.revision} has already been received, with different contents. A correction needs a higher number.`;
      case 'other-kind':
        return `${names.document(refusal.document)}: under this id there is ${genres[refusal.was]} already, and this is ${genres[refusal.is]}. Another event has another id.`;
      case 'older-revision':
        return `${names.document(refusal.document)}: revision ${refusal.revision} comes after revision ${refusal.newest}.`;
      case 'nobody-said':
        return `${refusal.players.length === 1 ? '1 answer' : `${refusal.players.length} answers`} expected: ${list('en', refusal.players)}.`;
      case 'unknown-player':
        return `${names.document(refusal.document)}: nobody in it has the id “${refusal.player}”.`;
      case 'twice-in-one': {
        const players = refusal.players.map((player) => names.player(refusal.document, player));
        return `Impossible: ${list('en', players)} both played in ${names.document(refusal.document)}. They are two people.`;
      }
      case 'not-counted':
        return `${names.document(refusal.document)} does not count.`;
      case 'merged-already':
        return `The entry of ${names.person(refusal.person)} is merged with that of ${names.person(refusal.kept)} already.`;
      case 'merged-with-itself':
        return `${names.person(refusal.person)}: an entry cannot be merged with itself.`;
      case 'unknown-person':
        return 'Nobody has this number.';
      case 'person-erased':
        return 'This person has been deleted: nothing shows who they were any longer, and the name cannot be restored.';
      case 'list-to-come':
        return `The list of ${date('en', refusal.date)} cannot be published yet: that day has not come. At the latest: today, ${date('en', refusal.today)}.`;
      case 'published-already':
        return `The list of ${date('en', refusal.date)} has already been published.`;
      case 'retired-for-good':
        return `The list of ${date('en', refusal.date)} is retired, and no other list can be published for that day. Publish the list of another day.`;
      case 'nobody-listed':
        return `The list of ${date('en', refusal.date)} would be empty: nobody played in the two years before that day.`;
      case 'not-published':
        return `No list is published for ${date('en', refusal.date)}.`;
      case 'retired-already':
        return `The list of ${date('en', refusal.date)} has already been retired.`;
      case 'unknown-decision':
        return `No decision has the number ${refusal.decision}.`;
      case 'already-undone':
        return `Decision ${refusal.decision} has already been undone, by decision ${refusal.by}.`;
      case 'not-undoable':
        return stays[refusal.kind];
      default:
        return never(refusal);
    }
  },
  doubt(code, name, others) {
    switch (code) {
      case 'joined':
        return `${name}: once with a licence, once without, taken for one person.`;
      case 'homonyms':
        return `${name}: several people have this name, and nothing says which one it is.`;
      case 'other-name':
        return `${name}: the licence belongs to somebody with another name.`;
      case 'other-order':
        return `${name}: the same words as ${list('en', others)}, in another order.`;
      case 'same-name':
        return `${name}: somebody of the same name has another licence or another federation.`;
      case 'twice':
        return `${name}: another name on the list is ${list('en', others)} already.`;
      default:
        return never(code);
    }
  },
};
