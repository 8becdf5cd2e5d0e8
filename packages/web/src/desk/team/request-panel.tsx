import { Button, TextInput } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/registration-requests';
import { readRating } from '@ronde/contract/lists/rating';
import { type Army, playsWargame } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type ArmyFields, ArmyInputs, noArmy, readArmy } from '../roster/army-form.tsx';
import { AnswerLetter } from './answer-letter.tsx';
import type { RequestDoubt } from './request-doubts.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';

/** What is typed here of who is registered; what is left out is as it was asked. */
export interface AcceptedFacts {
  readonly name?: string;
  readonly rating?: number;
  readonly birthYear?: number;
  readonly army?: Army;
}

interface Props {
  readonly one: RegistrationRequestView;
  /** What is to be looked at first. */
  readonly doubts: readonly RequestDoubt[];
  /** The place that they would take beyond those there are; null: one is free. */
  readonly beyond: number | null;
  readonly places: number | null;
  readonly onClose: () => void;
  readonly onAccept: (facts: AcceptedFacts) => void;
}

const year = /^(19|20)\d{2}$/;

/** Registers who has asked, under the name as the lists write it, with the rating where it is known. */
export function RequestPanel({ one, doubts, beyond, places, onClose, onAccept }: Props) {
  const text = useSentences(teamSentences);
  const { tournament } = useDesk();
  const [name, setName] = useState(() => proposedName(one.name));
  const wargame = playsWargame(tournament);
  const [typed, setTyped] = useState(one.elo === undefined || !wargame ? '' : typedElo(one.elo));
  const [fields, setFields] = useState<ArmyFields>({ ...noArmy, army: wargame ? (one.army ?? '') : '' });
  const army = readArmy(fields);
  const read = readRating(typed, wargame);
  const [born, setBorn] = useState(one.birthYear === undefined ? '' : String(one.birthYear));
  const [shown, setShown] = useState(false);
  const wrongRating = read.kind !== 'none' && read.kind !== 'rating';
  const wrongYear = born.trim() !== '' && !year.test(born.trim());
  const accept = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (name.trim() === '' || wrongRating || wrongYear || army === null) return;
    onAccept({
      ...(name.trim() === one.name ? {} : { name: name.trim() }),
      ...(read.kind === 'rating' ? { rating: read.rating } : {}),
      ...(army ? { army } : {}),
      ...(born.trim() === '' ? {} : { birthYear: Number(born) }),
    });
  };
  return (
    <SidePanel title={one.name} onClose={onClose} focus>
      <form onSubmit={accept} noValidate>
        {(doubts.length > 0 || beyond !== null) && (
          <ul className={styles.doubts}>
            {beyond !== null && places !== null && <li>{text.beyond(beyond, places)}</li>}
            {doubts.map((doubt) => (
              <li key={`${doubt.kind} ${doubt.name}`}>{text.doubt(doubt)}</li>
            ))}
          </ul>
        )}
        <TextInput
          label={text.playerName}
          {...(name !== one.name && { description: text.askedAs(one.name) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={120}
          mb={12}
          value={name}
          {...(name.trim() === '' && { error: text.nameMissing })}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={wargame ? 'Elo' : text.rating}
          description={text.ratingHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          {...(shown && wrongRating && { error: wargame ? text.wrongElo : text.wrongRating })}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {wargame && <ArmyInputs fields={fields} shown={shown} onChange={setFields} />}
        <TextInput
          label={text.birthYear}
          inputMode="numeric"
          maxLength={4}
          mt={12}
          value={born}
          {...(shown && wrongYear && { error: text.wrongYear })}
          onChange={(event) => setBorn(event.currentTarget.value)}
        />
        <p>
          <Button type="submit" mt={12}>
            {doubts.length > 0 || beyond !== null ? text.acceptAnyway : text.accept}
          </Button>
        </p>
      </form>
      <details className={styles.first}>
        <summary>{text.writeFirst}</summary>
        <AnswerLetter one={one} />
      </details>
    </SidePanel>
  );
}

/** As it is typed here. */
const typedElo = (elo: number): string => String(elo).replace('.', ',');

/**
 * How the lists would write a name that was typed in small letters: « martin léa » is « MARTIN Léa », in the order
 * that the form asks for. Of more words than two nobody knows where the surname ends: they stay.
 */
export function proposedName(asked: string): string {
  const name = asked.trim().replace(/\s+/gu, ' ');
  const [surname, first, ...more] = name.split(' ');
  if (surname === undefined || first === undefined || more.length > 0 || name !== name.toLocaleLowerCase('fr'))
    return name;
  return `${surname.toLocaleUpperCase('fr')} ${first.replace(/(^|[-’'])(\p{L})/gu, (start) => start.toLocaleUpperCase('fr'))}`;
}
