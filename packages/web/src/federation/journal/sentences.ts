import { never } from '@ronde/engine';
import type { FederationFact } from '@ronde/engine/federation/facts';
import { type Dictionary, date, de, plural } from '@ronde/language';

type Names = (id: string) => string;

/** The log of a federation: each decision as a sentence. */
const fr = {
  title: 'Journal',
  nothing: 'Rien n’a encore été décidé.',
  older: 'Voir plus ancien',
  undoneBy: (decision: number) => `annulée par la décision ${decision}`,
  undoOf: (decision: number) => `Annuler la décision ${decision}`,
  refused: (document: string, sender: string, faults: number) =>
    `${document === '' ? 'Document sans nom' : document} de ${sender}\u00a0: refusé à l’arrivée, ${faults === 1 ? '1 défaut' : `${faults} défauts`}.`,
  fact(fact: FederationFact, name: Names): string {
    switch (fact.kind) {
      case 'received':
        return `${name(fact.document)}, révision ${fact.revision}\u00a0: reçu.`;
      case 'accepted':
        return `${name(String(fact.receipt))}\u00a0: accepté.`;
      case 'returned':
        return `${name(String(fact.receipt))}\u00a0: renvoyé, «\u00a0${fact.because}\u00a0»`;
      case 'withdrawn':
        return `${name(fact.document)}\u00a0: retiré, «\u00a0${fact.because}\u00a0»`;
      case 'weighed':
        return `${name(fact.document)}\u00a0: ${[
          fact.category !== undefined && `catégorie ${fact.category}`,
          fact.approved !== undefined && (fact.approved ? 'homologué' : 'non homologué'),
        ]
          .filter(Boolean)
          .join(', ')}.`;
      case 'identified':
        return `${name(fact.document)}\u00a0: ${name(fact.player)} est ${name(fact.person)}.`;
      case 'merged':
        return `La fiche ${de(name(fact.gone))} est réunie à celle ${de(name(fact.kept))}.`;
      case 'told-apart':
        return `${name(fact.persons[0])} et ${name(fact.persons[1])} sont deux personnes.`;
      case 'erased':
        return `Une personne est effacée : ${plural('fr', Object.keys(fact.players).length, { one: '1 envoi ne la nomme', other: `${Object.keys(fact.players).length} envois ne la nomment` })} plus.`;
      case 'season-opened':
        return `Saison ${fact.season.name} ouverte au ${date('fr', fact.season.from)}\u00a0: Joker ${fact.season.bars.joker}, A ${fact.season.bars.a}, B ${fact.season.bars.b}.`;
      case 'championship-set':
        return `Championnat, à partir du ${date('fr', fact.method.from)}\u00a0: les ${fact.method.best} meilleurs résultats.`;
      case 'published':
        return `Liste du ${date('fr', fact.date)} publiée.`;
      case 'retired':
        return `Liste du ${date('fr', fact.date)} retirée, «\u00a0${fact.because}\u00a0»`;
      case 'undone':
        return `Décision ${fact.decision} annulée.`;
      default:
        return never(fact);
    }
  },
};

type JournalSentences = typeof fr;

const en: JournalSentences = {
  title: 'Log',
  nothing: 'Nothing has been decided yet.',
  older: 'Show older ones',
  undoneBy: (decision) => `undone by decision ${decision}`,
  undoOf: (decision) => `Undo decision ${decision}`,
  refused: (document, sender, faults) =>
    `${document === '' ? 'A document without a name' : document} from ${sender}: refused on arrival, ${faults === 1 ? '1 fault' : `${faults} faults`}.`,
  fact(fact, name) {
    switch (fact.kind) {
      case 'received':
        return `${name(fact.document)}, revision ${fact.revision}: received.`;
      case 'accepted':
        return `${name(String(fact.receipt))}: accepted.`;
      case 'returned':
        return `${name(String(fact.receipt))}: returned, “${fact.because}”`;
      case 'withdrawn':
        return `${name(fact.document)}: withdrawn, “${fact.because}”`;
      case 'weighed':
        return `${name(fact.document)}: ${[
          fact.category !== undefined && `category ${fact.category}`,
          fact.approved !== undefined && (fact.approved ? 'rated' : 'not rated'),
        ]
          .filter(Boolean)
          .join(', ')}.`;
      case 'identified':
        return `${name(fact.document)}: ${name(fact.player)} is ${name(fact.person)}.`;
      case 'merged':
        return `The entry of ${name(fact.gone)} is merged into that of ${name(fact.kept)}.`;
      case 'told-apart':
        return `${name(fact.persons[0])} and ${name(fact.persons[1])} are two people.`;
      case 'erased':
        return `A person was deleted: ${plural('en', Object.keys(fact.players).length, { one: '1 document names', other: `${Object.keys(fact.players).length} documents name` })} them no longer.`;
      case 'season-opened':
        return `Season ${fact.season.name} opened on ${date('en', fact.season.from)}: Joker ${fact.season.bars.joker}, A ${fact.season.bars.a}, B ${fact.season.bars.b}.`;
      case 'championship-set':
        return `Championship, from ${date('en', fact.method.from)}: the best ${fact.method.best} results.`;
      case 'published':
        return `List of ${date('en', fact.date)} published.`;
      case 'retired':
        return `List of ${date('en', fact.date)} retired, “${fact.because}”`;
      case 'undone':
        return `Decision ${fact.decision} undone.`;
      default:
        return never(fact);
    }
  },
};

export const journalSentences: Dictionary<JournalSentences> = { fr, en };
