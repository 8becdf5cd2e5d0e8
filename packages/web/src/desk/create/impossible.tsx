import { Button } from '@mantine/core';
import type { PhaseSuggestion, Refusal } from '@ronde/engine';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useObjections } from '../../core/language/objections.ts';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import styles from './create.module.css';
import { type NewTournament, wholeNumber } from './fields.ts';
import { createSentences } from './sentences.ts';

interface Props {
  readonly id: string;
  readonly fields: NewTournament;
  readonly refusal: Refusal;
  readonly onChoose: (part: Partial<NewTournament>) => void;
}

const nobody = { full: (id: string) => id, short: (id: string) => id };

/** A refusal in place: what, why, and each way out with its button. */
export function Impossible({ id, fields, refusal, onChoose }: Props) {
  const objections = useObjections();
  const { create: ui } = useSentences(uiSentences);
  const text = useSentences(createSentences);
  const { what, why, next } = objections.refusal(refusal, nobody, fields.format);
  const players = wholeNumber(fields.expected) ?? 0;
  const classique = refusal.code === 'too-few-players' && fields.format === 'classique';
  return (
    <div id={`${id}-refusal`} role="status" tabIndex={-1} className={styles.impossible}>
      <p className={styles.impossibleTitle}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        {classique ? ui.tooFew(players) : what}
      </p>
      {!classique && why && <p>{why}</p>}
      {!classique && refusal.code !== 'pools-impossible' && <p>{next}</p>}
      {classique && players > 1 && (
        <WayOut what={text.formulas['toutes-rondes'].name} why={text.formulas['toutes-rondes'].about}>
          <Choose label={text.roundRobin} onClick={() => onChoose({ format: 'toutes-rondes' })} />
        </WayOut>
      )}
      {refusal.code === 'pools-impossible' && (
        <OtherPools id={id} fields={fields} refusal={refusal} onChoose={onChoose} />
      )}
    </div>
  );
}

interface PoolsProps extends Omit<Props, 'refusal'> {
  readonly refusal: Extract<Refusal, { code: 'pools-impossible' }>;
}

/** Other lengths of phase 1, and the numbers of players that this one takes. */
function OtherPools({ id, fields, refusal, onChoose }: PoolsProps) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(createSentences);
  const from = {
    phase1: refusal.phase1,
    phase2: wholeNumber(fields.phase2) ?? 3,
    phase3: wholeNumber(fields.phase3) ?? 0,
  };
  const choose = ({ phase1, phase2, phase3 }: PhaseSuggestion) =>
    onChoose({ phase1: String(phase1), phase2: String(phase2), phase3: String(phase3) });
  return (
    <>
      {refusal.suggestions.map((suggestion) => {
        const { what, why } = sentences.phases(suggestion, from);
        return (
          <WayOut key={suggestion.phase1} what={what} why={why}>
            <Choose label={text.choose} about={what} onClick={() => choose(suggestion)} />
          </WayOut>
        );
      })}
      <WayOut what={sentences.playersThatDo(refusal.phase1, refusal.numbers)}>
        <Choose label={text.keep(refusal.phase1)} onClick={() => document.getElementById(`${id}-expected`)?.focus()} />
      </WayOut>
    </>
  );
}

interface WayOutProps {
  readonly what: string;
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

function WayOut({ what, why, children }: WayOutProps) {
  return (
    <div className={styles.wayOut}>
      <span>
        <strong>{what}</strong>
        {why && <span className={styles.about}>{why}</span>}
      </span>
      {children}
    </div>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly about?: string;
  readonly onClick: () => void;
}

function Choose({ label, about, onClick }: ChooseProps) {
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={about === undefined ? label : `${label}, ${about}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
