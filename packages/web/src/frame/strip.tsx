import type { Ui } from '@ronde/language';
import { IconCheck, IconChevronDown, IconFileText, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useUi } from '../session/use-words.ts';
import { address } from './addresses.ts';
import { type Desk, useDesk } from './desk.ts';
import styles from './strip.module.css';
import { type StripStep, stripSteps } from './strip-steps.ts';

/** The day is the menu: its steps on the left, the tools on the right; one line that opens on a phone. */
export function Strip() {
  const desk = useDesk();
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const steps = stripSteps(desk);
  const current = steps.find((step) => step.href === path);
  const closeList = () => setOpen(false);
  return (
    <nav className={styles.strip} aria-label={ui.strip.label}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {current ? stepText(current, ui) : toolText(desk, path, ui)}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div className={styles.lists} data-open={open || undefined}>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.key}>
              <Item href={step.href} state={step.state} current={step === current} onFollow={closeList}>
                {step.state === 'done' && <IconCheck size={16} stroke={1.75} aria-label={ui.strip.done} />}
                {stepText(step, ui)}
              </Item>
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          <li>
            <Item
              href={address.standings(desk.t)}
              current={path.startsWith(address.standings(desk.t))}
              onFollow={closeList}
            >
              <IconList size={16} stroke={1.75} aria-hidden="true" />
              {ui.strip.standings}
            </Item>
          </li>
          <li>
            <Item href={address.log(desk.t)} current={path === address.log(desk.t)} onFollow={closeList}>
              <IconFileText size={16} stroke={1.75} aria-hidden="true" />
              {ui.strip.log}
            </Item>
          </li>
        </ul>
      </div>
    </nav>
  );
}

interface ItemProps {
  readonly href: string;
  readonly state?: StripStep['state'];
  readonly current: boolean;
  readonly onFollow: () => void;
  readonly children: React.ReactNode;
}

function Item({ href, state, current, onFollow, children }: ItemProps) {
  return (
    <Link
      href={href}
      className={styles.item ?? ''}
      data-state={state}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

function stepText(step: StripStep, ui: Ui): string {
  if (step.round === undefined) return step.key === 'closing' ? ui.strip.closing : ui.strip.registration;
  if (step.detail?.kind === 'draft') return ui.strip.draft(step.round);
  return step.detail ? ui.strip.progress(step.round, step.detail.done, step.detail.of) : ui.strip.round(step.round);
}

function toolText(desk: Desk, path: string, ui: Ui): string {
  return path === address.log(desk.t) ? ui.strip.log : ui.strip.standings;
}
