import { Button, Textarea, TextInput } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { feeOf } from '@ronde/views/fees';
import { useRef, useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { useFees } from '../roster/fees.ts';
import { letterOf, mailTo } from './letter.ts';
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
    field.current?.select();
    const done = await navigator.clipboard?.writeText(`${letter.subject}\n\n${body}`).then(
      () => true,
      () => false,
    );
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
