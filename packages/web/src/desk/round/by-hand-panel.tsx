import { Button } from '@mantine/core';
import type { Fixed, PlayerId, Round } from '@ronde/engine';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useObjections } from '../../core/language/objections.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PlayerSelect } from '../pairing/player-select.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import { useByHand } from '../pairing/use-by-hand.ts';
import { FixForm, presentNow, wrongFixed } from './fix-form.tsx';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  /** Null: not drawn yet. */
  readonly content: Round | null;
  /** Which of the two forms has the cursor. */
  readonly first: 'fixer' | 'exempter';
  readonly busy: boolean;
  readonly refused: ReactNode;
  /** Draws the rest around these tables; true when it is done. */
  readonly onDraw: (fixed: readonly Fixed[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Tables fixed and players exempt by hand; the rest of the round is drawn by the rule (rules: a round half by hand). */
export function ByHandPanel({ round, content, first, busy, refused, onDraw, onClose }: Props) {
  const objections = useObjections();
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { tournament, names } = useDesk();
  const { list, put, forget } = useByHand(round, content);
  const [asked, setAsked] = useState(0);
  const wrong = wrongFixed(tournament, list);
  const sentence = wrong && objections.refusal(wrong, names, tournament.format);
  const add = (fixed: Fixed) => put([...list, fixed]);
  const draw = async () => {
    if (wrong) return setAsked(asked + 1);
    if (!(await onDraw(list))) return;
    forget();
    onClose();
  };
  const drawWord = content ? (list.length > 0 ? text.redrawWith : text.redrawWithout) : text.drawWith;
  const forms = [
    <FixForm key="fixer" list={list} onAdd={add} focus={first === 'fixer'} />,
    <ExemptForm key="exempter" list={list} onAdd={add} focus={first === 'exempter'} />,
  ];
  return (
    <SidePanel title={first === 'exempter' ? text.exempt : ui.draft.fix} onClose={onClose}>
      <div className={styles.form}>
        {refused}
        <p className="quiet small">{text.byHandHelp}</p>
        {first === 'exempter' ? forms.toReversed() : forms}
        <FixedList list={list} onRemove={(gone) => put(list.filter((one) => one !== gone))} />
        {sentence && (
          <Notice key={asked} tone="refusal" title={sentence.what} focus={asked > 0}>
            {sentence.why && <p>{sentence.why}</p>}
            <p>{sentence.next}</p>
          </Notice>
        )}
        <Button variant="default" loading={busy} onClick={() => void draw()}>
          {drawWord}
        </Button>
      </div>
    </SidePanel>
  );
}

interface FixedListProps {
  readonly list: readonly Fixed[];
  readonly onRemove: (fixed: Fixed) => void;
}

/** The tables made by hand so far, each with the way to take it off the list. */
function FixedList({ list, onRemove }: FixedListProps) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { names } = useDesk();
  const about = ({ players: [a, b] }: Fixed) =>
    b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b));
  return (
    <section data-focus-scope="" aria-label={text.byHand}>
      <h3>{text.byHand}</h3>
      {list.length === 0 && <p className="quiet small">{text.byHandNone}</p>}
      <ul className={styles.pairs}>
        {list.map((fixed) => (
          <li key={fixed.players.join(' ')} className={styles.row}>
            <span>
              {fixed.table !== undefined && <strong>{ui.table.tableNumber(fixed.table)} </strong>}
              {about(fixed)}
            </span>
            <button
              type="button"
              className="link small"
              aria-label={text.remove(about(fixed))}
              onClick={() => onRemove(fixed)}
            >
              {text.removeWord}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExemptFormProps {
  readonly list: readonly Fixed[];
  readonly onAdd: (fixed: Fixed) => void;
  readonly focus: boolean;
}

/** Somebody exempt by hand: offered are those who have no table by hand yet. */
function ExemptForm({ list, onAdd, focus }: ExemptFormProps) {
  const text = useSentences(draftSentences);
  const { tournament } = useDesk();
  const [who, setWho] = useState<PlayerId | null>(null);
  const [shown, setShown] = useState(false);
  const seated = new Set(list.flatMap(({ players }) => [...players]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(who === null);
    if (who === null) return;
    onAdd({ players: [who] });
    setWho(null);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <PlayerSelect
        label={text.exemptWho}
        value={who}
        onChange={setWho}
        players={[...presentNow(tournament)].filter((id) => !seated.has(id))}
        error={shown ? text.exemptNeeds : undefined}
        focus={focus}
      />
      <Button type="submit" size="sm" variant="default">
        {text.exempt}
      </Button>
    </form>
  );
}
