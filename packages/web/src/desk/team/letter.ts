import type { RegistrationRequestView } from '@ronde/contract/http/player';
import type { Tournament } from '@ronde/engine';
import { type Dictionary, dates, type Lang, money } from '@ronde/language';

/** What an answer says, whatever its language. `name`: as the lists have it. `fee`: in cents; null: nothing is asked. */
interface Said {
  readonly name: string;
  readonly tournament: Tournament;
  readonly fee: number | null;
}

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface LetterSentences {
  subject(tournament: string): string;
  readonly greeting: string;
  accepted(name: string): string;
  refused(name: string): string;
  waiting(name: string, place: number): string;
  received(name: string): string;
  fee(amount: string): string;
  readonly signed: string;
}

// What is written to people leaves the screens: it is in their language, which need not be the desk's.
const sentences: Dictionary<LetterSentences> = {
  fr: {
    subject: (tournament) => `Inscription\u00a0: ${tournament}`,
    greeting: 'Bonjour,',
    accepted: (name) => `Votre inscription est faite, sous le nom ${name}\u00a0:`,
    refused: (name) => `Votre demande d’inscription, sous le nom ${name}, n’a pas pu être acceptée\u00a0:`,
    waiting: (name, place) =>
      `Toutes les places sont prises. Votre demande, sous le nom ${name}, est à la place ${place} de la liste d’attente\u202f; nous vous écrirons dès qu’une place se libère\u00a0:`,
    received: (name) => `Votre demande d’inscription, sous le nom ${name}, est reçue\u202f; la réponse suivra\u00a0:`,
    fee: (amount) => `Frais d’inscription\u00a0: ${amount}.`,
    signed: 'La direction du tournoi',
  },
  en: {
    subject: (tournament) => `Registration: ${tournament}`,
    greeting: 'Hello,',
    accepted: (name) => `You are registered, as ${name}:`,
    refused: (name) => `Your request to be registered, as ${name}, could not be accepted:`,
    waiting: (name, place) =>
      `All places are taken. Your request, as ${name}, has place ${place} on the waiting list; we write to you as soon as a place is free:`,
    received: (name) => `Your request to be registered, as ${name}, has come; the answer will follow:`,
    fee: (amount) => `Entry fee: ${amount}.`,
    signed: 'The tournament’s director',
  },
};

/** The answer to a request as it stands, in the language in which it was asked. */
export function letterOf({ state, waiting }: RegistrationRequestView, lang: Lang, said: Said): Letter {
  const text = sentences[lang];
  const { name, tournament, fee } = said;
  const { place, date, endDate } = tournament;
  const what = {
    accepted: text.accepted(name),
    refused: text.refused(name),
    asked: waiting === null ? text.received(name) : text.waiting(name, waiting),
  }[state];
  const where = [tournament.name, dates(lang, date, endDate), place].filter(Boolean).join(', ');
  const owed = state === 'accepted' && fee !== null && fee > 0 ? [text.fee(money(lang, fee))] : [];
  return {
    subject: text.subject(tournament.name),
    body: [text.greeting, '', what, `${where}.`, ...owed, '', text.signed].join('\n'),
  };
}

/** What opens the machine's own mail, written out (RFC 6068: lines end in CR LF). */
export const mailTo = (address: string, { subject, body }: Letter): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
