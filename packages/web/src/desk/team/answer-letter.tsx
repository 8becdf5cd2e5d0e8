import { Button, Textarea, TextInput } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/registration-requests';
import type { Tournament } from '@ronde/engine';
import { type Dictionary, dates, type Lang, money } from '@ronde/language';
import { feeOf } from '@ronde/views/fees';
import { useRef, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { useFees } from '../roster/fees.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';

/** The answer as it is written to who asked: to be sent by the machine's own mail, or copied. Ronde sends nothing. */
export function AnswerLetter({ one }: { readonly one: RegistrationRequestView }) {
  const text = useSentences(teamSentences);
  const copying = useSentences(staffSentences);
  const desk = useDesk();
  const own = useLang();
  const bands = useFees(desk.t);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const person = one.player === undefined ? undefined : desk.people.get(one.player);
  const fee = feeOf(person?.birthYear ?? one.birthYear, desk.tournament.date, bands);
  const said = { name: person?.name ?? one.name, tournament: desk.tournament, fee };
  const proposed = letterOf(one, one.lang ?? own, said);
  const [body, setBody] = useState(proposed.body);
  const letter = { ...proposed, body };
  const copy = async () => {
    const done = await copyText(`${letter.subject}\n\n${body}`, field.current);
    setCopied(done ? copying.copied : copying.selected);
  };
  return (
    <>
      {one.email === undefined ? (
        <p className="quiet">{text.noAddress}</p>
      ) : (
        <TextInput label={text.writeTo} value={one.email} readOnly mb={12} />
      )}
      <Textarea
        ref={field}
        label={letter.subject}
        autosize
        minRows={6}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <p className={styles.letter}>
        {one.email !== undefined && (
          <Button component="a" href={mailTo(one.email, letter)}>
            {text.openMail}
          </Button>
        )}
        <Button variant="default" onClick={() => void copy()}>
          {copying.copy}
        </Button>
        <span role="status" className="quiet small">
          {copied}
        </span>
      </p>
      <p className="quiet small">{text.sendsNothing}</p>
    </>
  );
}

/** What an answer says, whatever its language. `name`: as the lists have it. `fee`: in cents; null: nothing is asked. */
interface Said {
  readonly name: string;
  readonly tournament: Tournament;
  readonly fee: number | null;
}

interface Letter {
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
      `All places are taken. Your request, as ${name}, has place ${place} on the waiting list; we will write to you as soon as a place is free:`,
    received: (name) => `Your request to be registered, as ${name}, has been received; the answer will follow:`,
    fee: (amount) => `Entry fee: ${amount}.`,
    signed: 'The tournament’s director',
  },
};

/** The answer to a request as it stands, in the language in which it was asked. */
function letterOf({ state, waiting }: RegistrationRequestView, lang: Lang, said: Said): Letter {
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
const mailTo = (address: string, { subject, body }: Letter): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
