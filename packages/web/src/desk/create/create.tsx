import { Button } from '@mantine/core';
import type { Created } from '@ronde/contract/http/creation';
import type { Refusal } from '@ronde/engine';
import { type FormEvent, lazy, Suspense, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '../../core/hour.ts';
import { type Answer, call } from '../../core/http.ts';
import { useObjections } from '../../core/language/objections.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { FormatContext, useSentences } from '../../core/language/use-sentences.ts';
import { newId, newSeed } from '../../core/new-id.ts';
import { useFormFields } from '../../core/use-form-fields.ts';
import { address } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice, noAnswer } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { besideSentences } from './beside-sentences.ts';
import { compareSentences } from './compare-sentences.ts';
import { mostCompared } from './comparison.ts';
import styles from './create.module.css';
import { CreateFields } from './create-fields.tsx';
import { blankFields, type NewTournament, spokenIn, wholeNumber } from './fields.ts';
import { Impossible } from './impossible.tsx';
import { creationBodies, type FieldFault, faults, fieldOfFault } from './new-tournament.ts';
import { type Plan, phasesThatCannotBe, plansFor } from './plan.ts';
import { createSentences } from './sentences.ts';
import { PlanSummary } from './summary.tsx';

/** A new tournament, right the first time: what the rule gives stands beside the fields while they are typed. */
export function Create() {
  const form = useId();
  const [, go] = useLocation();
  // With the id of the request: sent again after a cut and a reload, it makes one tournament.
  const [fields, setFields] = useFormFields('ronde.new', () => ({
    ...blankFields(today()),
    command: newId(),
    seed: newSeed(),
  }));
  const { command, seed } = fields;
  const [shown, setShown] = useState<readonly FieldFault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [comparing, setComparing] = useState(false);
  const sentences = useSentences(sharedSentences, spokenIn(fields));
  const ui = sentences.ui.create;
  const text = useSentences(createSentences);
  const beside = useSentences(besideSentences);
  const screen = useSentences(screenSentences);
  const plans = useMemo(() => plansFor(fields), [fields]);
  // Of several pools: whatever is refused, else the largest.
  const plan = plans.find((one) => one?.refusal) ?? plans[0] ?? null;
  const wrong = useMemo(() => phasesThatCannotBe(fields), [fields]);

  const choose = (part: Partial<NewTournament>) => {
    const changed = Object.keys(part);
    setFields({ ...fields, ...part });
    setShown(shown.filter((fault) => fault !== 'impossible' && !changed.includes(fieldOfFault(fault))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faults(fields);
    setShown(found);
    const [fault] = found;
    if (fault) return document.getElementById(`${form}-${fieldOfFault(fault)}`)?.focus();
    // Sent again after a cut, what was made is not made twice.
    const bodies = creationBodies(fields, seed);
    const answers: Answer<Created>[] = [];
    for (const [i, body] of bodies.entries()) {
      if (answers.some(({ kind }) => kind !== 'done')) break;
      answers.push(
        await call('POST /api/tournaments', { body: { command: i === 0 ? command : `${command}-${i}`, ...body } }),
      );
    }
    const answer = answers.at(-1);
    const [first] = answers;
    if (answer?.kind === 'done' && first?.kind === 'done') {
      setFields(null);
      if (bodies.length > 1) announce(beside.poolsMade(bodies.length));
      // Of several pools the first: its page names the others.
      go(fields.from === '' ? address.desk(first.value.slug) : address.takePeople(first.value.slug, fields.from));
    } else if (answer)
      setFailure(
        answer.kind === 'refused'
          ? [answer.problem.title, answer.problem.detail, answer.problem.act].filter(Boolean).join(' ')
          : noAnswer(answer, sentences.ui, screen),
      );
  };

  return (
    <FormatContext value={spokenIn(fields)}>
      <Outside>
        <Page
          title={ui.title}
          side={
            <PlanSummary fields={fields} plans={plans} seed={seed}>
              <CompareLink open={comparing} onToggle={() => setComparing(!comparing)} />
            </PlanSummary>
          }
        >
          <form onSubmit={submit} noValidate className={styles.form}>
            <CreateFields
              id={form}
              fields={fields}
              faults={shown}
              plan={plan}
              onChange={(name, value) => choose({ [name]: value })}
              onFormat={(format) => choose({ format })}
            >
              <Advice id={form} fields={fields} plan={plan} wrong={wrong} onChoose={choose} />
            </CreateFields>
            {failure && <Notice tone="refusal" title={failure} focus onClose={() => setFailure(null)} />}
            <div className={styles.foot}>
              <Button type="submit" data-next="">
                {ui.submit}
              </Button>
              {shown.length > 0 && <span>{shown.includes('impossible') ? text.impossibleFirst : ui.first}</span>}
            </div>
          </form>
          {comparing && <Compare fields={fields} onChoose={(format) => choose({ format })} />}
        </Page>
      </Outside>
    </FormatContext>
  );
}

interface Props {
  readonly id: string;
  readonly fields: NewTournament;
  readonly plan: Plan | null;
  /** What the formula refuses, whoever comes. */
  readonly wrong: Refusal | null;
  readonly onChoose: (part: Partial<NewTournament>) => void;
}

const nobody = { full: (id: string) => id, short: (id: string) => id };

/** What the rule thinks of the numbers: ochre lets through; red names the ways out. */
function Advice({ id, fields, plan, wrong, onChoose }: Props) {
  const objections = useObjections();
  const refusal = plan?.refusal ?? wrong;
  if (refusal) return <Impossible id={id} fields={fields} refusal={refusal} onChoose={onChoose} />;
  const said = plan?.warnings ?? [];
  return said.map((one) => (
    <Notice key={one.code} tone="advice" title={objections.warning(one, nobody, fields.format)} />
  ));
}

// The simulation comes with the first look at it.
const Table = lazy(async () => ({ default: (await import('./compare-table.tsx')).CompareTable }));

interface LinkProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** « Comparer les formules », under the summary. */
function CompareLink({ open, onToggle }: LinkProps) {
  const text = useSentences(compareSentences);
  return (
    <div className={styles.compareLink}>
      <button type="button" className="link" aria-expanded={open} onClick={onToggle}>
        {text.open}
      </button>
      <p>{text.about}</p>
    </div>
  );
}

interface CompareLinkProps {
  readonly fields: NewTournament;
  readonly onChoose: (format: NewTournament['format']) => void;
}

/** In place, below the form: the formulas of the game for the number that is expected. */
function Compare({ fields, onChoose }: CompareLinkProps) {
  const text = useSentences(compareSentences);
  const players = wholeNumber(fields.expected) ?? 0;
  if (players < 2 || players > mostCompared) return <p role="status">{text.needed}</p>;
  return (
    <Suspense fallback={null}>
      <Table fields={fields} onChoose={onChoose} />
    </Suspense>
  );
}
