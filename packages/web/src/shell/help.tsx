import { Checkbox, TextInput } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import { type Dictionary, type Spoken, spoken, type Ui } from '@ronde/language';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useExternal } from '../core/external.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { letters } from '../keys/use-keys.ts';
import { Dialog } from '../ui/dialog.tsx';
import { address } from './addresses.ts';
import { AccountMenu, LangSwitch } from './bar.tsx';
import type { Desk } from './desk.tsx';
import styles from './help.module.css';
import { enAnswers } from './help-en.ts';
import { frAnswers, type HelpAnswer, type HelpQuestion } from './help-fr.ts';
import { isAsked, placeOf, questionsFor, questionsWith } from './help-questions.ts';
import { type HelpSentences, helpSentences, ThemeSwitch } from './theme-switch.tsx';

interface Props {
  readonly onClose: () => void;
  /** Null outside a tournament, where fewer keys work. */
  readonly desk: Desk | null;
}

/** What people ask, what to do, the keys of this page; the language, the theme, the switch of single letters. */
export function Help({ onClose, desk }: Props) {
  const ui = useSentences(uiSentences);
  const state = useExternal(letters);
  const text = useSentences(helpSentences);
  const [path] = useLocation();
  const { keys } = ui;
  return (
    <Dialog title={ui.app.help} onClose={onClose} wide>
      <div className={styles.lang}>
        <LangSwitch />
        <ThemeSwitch />
        <AccountMenu />
      </div>
      <Questions desk={desk} path={path} onClose={onClose} />
      <h3 className={styles.part}>{keys.title}</h3>
      <dl className={styles.keys}>
        {pageKeys(desk, path, ui, text).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={keys.off}
        checked={state === 'off'}
        onChange={(event) => letters.set(event.currentTarget.checked ? 'off' : 'on')}
      />
    </Dialog>
  );
}

interface QuestionsProps extends Props {
  readonly path: string;
}

/** Those of the page at hand first; a word typed looks among all of them. */
function Questions({ desk, path, onClose }: QuestionsProps) {
  const text = useSentences(helpSentences);
  const answers = useSentences(helpAnswers);
  const [typed, setTyped] = useState('');
  const { here, others } = questionsFor(path);
  const wargame = !desk || playsWargame(desk.tournament);
  const asked = (of: readonly HelpQuestion[]) => of.filter((question) => isAsked(question, wargame));
  const lists: readonly (readonly [string, readonly HelpQuestion[]])[] =
    typed.trim() === ''
      ? [
          [text.here, asked(here)],
          [text.others, asked(others)],
        ]
      : [[text.found, asked(questionsWith(typed, answers))]];
  return (
    <>
      <TextInput
        type="search"
        data-autofocus
        label={text.ask}
        placeholder={text.askExample}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {lists.map(([title, questions]) => (
        <section key={title} aria-live={typed === '' ? undefined : 'polite'}>
          {(questions.length > 0 || typed !== '') && <h3 className={styles.part}>{title}</h3>}
          {questions.length === 0 && typed !== '' && <p>{text.nothing}</p>}
          {questions.map((question) => (
            <Answer
              key={question}
              answer={answers[question]}
              to={desk ? placeOf(question, desk) : undefined}
              {...{ onClose }}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface AnswerProps {
  readonly answer: HelpAnswer;
  /** Where it is done. */
  readonly to: string | undefined;
  readonly onClose: () => void;
}

function Answer({ answer: { asked, steps }, to, onClose }: AnswerProps) {
  const text = useSentences(helpSentences);
  return (
    <details className={styles.question}>
      <summary>{asked}</summary>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {to && (
        <Link href={to} className="link" onClick={onClose}>
          {text.go}
        </Link>
      )}
    </details>
  );
}

/** A key, and what it does here. */
type PageKey = readonly [key: string, does: string];

/** The keys of one page: everywhere, on a desk, in its tables, in the entry strip. */
function pageKeys(desk: Desk | null, path: string, ui: Ui, text: HelpSentences): readonly PageKey[] {
  const { keys } = ui;
  const help: PageKey = ['?', keys.help];
  if (!desk) return [help];
  const status = shownRound(desk, path)?.status;
  const onTable = status !== 'published';
  return [
    help,
    ['/', text.search],
    ['N', keys.next],
    ['S', keys.entry],
    ['C', keys.standings],
    ['J', keys.players],
    ['I', text.print],
    ['H', keys.log],
    ['A', text.message],
    ['T', text.clocks],
    ['1 … 9', keys.round],
    ['Ctrl Z', keys.undo],
    ['Ctrl P', text.printPage],
    ...(onTable ? inTables(ui, text) : inTheStrip(desk, ui, text)),
  ];
}

function shownRound({ t, tournament }: Desk, path: string) {
  return tournament.rounds.find((_, i) => path === address.round(t, i + 1));
}

function inTables(ui: Ui, text: HelpSentences): readonly PageKey[] {
  return [
    ['↑ ↓', text.rows],
    [ui.entry.enter, text.open],
    ['W', ui.keys.why],
  ];
}

function inTheStrip({ tournament }: Desk, ui: Ui, text: HelpSentences): readonly PageKey[] {
  const { keys, entry } = ui;
  const wargame: readonly PageKey[] = [
    ['P', keys.points],
    ['V', keys.victory],
    ['M', keys.malus],
  ];
  return [
    [entry.enter, keys.enter],
    [text.space, text.nextField],
    ['F', keys.forfeit],
    ['L', keys.dispute],
    ...(playsWargame(tournament) ? wargame : ([['−', text.negative]] as const)),
    [entry.escape, keys.escape],
    ['↑ ↓', keys.arrows],
    ['W', keys.why],
  ];
}

const helpAnswers: Dictionary<Spoken<Readonly<Record<HelpQuestion, HelpAnswer>>>> = {
  fr: spoken(frAnswers),
  en: () => enAnswers,
};
