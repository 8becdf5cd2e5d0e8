import { Button } from '@mantine/core';
import type { Fixed, Round } from '@ronde/engine';
import { type ReactNode, useState } from 'react';
import { useUi, useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useByHand } from '../pairing/use-by-hand.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';
import { ExemptForm } from './exempt-form.tsx';
import { FixForm } from './fix-form.tsx';
import { FixedList } from './fixed-list.tsx';
import styles from './round.module.css';
import { wrongFixed } from './wrong-fixed.ts';

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
  const words = useWords();
  const ui = useUi();
  const say = useDraftWords();
  const { tournament, names } = useDesk();
  const { list, put, forget } = useByHand(round, content);
  const [asked, setAsked] = useState(0);
  const wrong = wrongFixed(tournament, list);
  const sentence = wrong && words.refusal(wrong, names, tournament.format);
  const add = (fixed: Fixed) => put([...list, fixed]);
  const draw = async () => {
    if (wrong) return setAsked(asked + 1);
    if (!(await onDraw(list))) return;
    forget();
    onClose();
  };
  const drawWord = content ? (list.length > 0 ? say.redrawWith : say.redrawWithout) : say.drawWith;
  const forms = [
    <FixForm key="fixer" list={list} onAdd={add} focus={first === 'fixer'} />,
    <ExemptForm key="exempter" list={list} onAdd={add} focus={first === 'exempter'} />,
  ];
  return (
    <SidePanel title={first === 'exempter' ? say.exempt : ui.draft.fix} onClose={onClose}>
      <div className={styles.form}>
        {refused}
        <p className="quiet small">{say.byHandHelp}</p>
        {first === 'exempter' ? forms.toReversed() : forms}
        <FixedList list={list} onRemove={(gone) => put(list.filter((one) => one !== gone))} />
        {sentence && (
          <Notice key={asked} tone="refusal" title={sentence.what} focus={asked > 0}>
            {sentence.why && <p>{sentence.why}</p>}
          </Notice>
        )}
        <Button variant="default" loading={busy} onClick={() => void draw()}>
          {drawWord}
        </Button>
      </div>
    </SidePanel>
  );
}
