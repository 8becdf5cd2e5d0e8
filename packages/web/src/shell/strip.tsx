import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { DropDown } from '../ui/drop-down.tsx';
import { lazyPart } from '../ui/page-of.ts';
import { frameSentences } from '../ui/sentences.ts';
import { isHere, type MenuPlace, morePlaces, tools } from './addresses.ts';
import { LangSwitch } from './bar.tsx';
import { useDesk } from './desk.tsx';
import moreMenuStyles from './more-menu.module.css';
import styles from './strip.module.css';
import { foldedText, type StripGroup, type StripStep, stripGroups, stripSteps, stripStepText } from './strip-steps.ts';

/** From so many rounds on, those that one is not on are said by their number alone. */
const many = 6;

/** The day is the menu: its steps on the left, the tools on the right; one line that opens on a phone. */
export function Strip({ onSearch }: { readonly onSearch: () => void }) {
  const desk = useDesk();
  const ui = useSentences(uiSentences);
  const text = useSentences(frameSentences);
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const steps = stripSteps(desk);
  const places = tools(desk, ui);
  const more = morePlaces(desk, text);
  const current = steps.find((step) => isHere(path, step));
  const here = [...places, ...more].find((one) => isHere(path, one));
  const rounds = steps.filter(({ round }) => round !== undefined).length;
  const short = rounds >= many;
  // With a final, and a tick at each, they would take a second line of a small laptop, and the page would move.
  const full = rounds === many - 1 && desk.tournament.final !== undefined;
  const groups = stripGroups(desk, steps, current);
  const small = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false });
  const closeList = () => setOpen(false);
  return (
    <nav className={styles.strip} aria-label={ui.strip.label}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {current ? stripStepText(current, ui, text) : (here?.word ?? ui.strip.label)}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div className={styles.lists} data-open={open || undefined}>
        <ul className={styles.steps} data-short={short || undefined} data-full={full || undefined}>
          {groups.map((group) =>
            group.folded && !small ? (
              <li key={group.key} data-apart={group.apart || undefined}>
                <Folded group={group} path={path} />
              </li>
            ) : (
              group.steps.map((step, i) => (
                <li key={step.key} data-apart={(group.apart && i === 0) || undefined}>
                  <Item href={step.href} state={step.state} current={step === current} onFollow={closeList}>
                    {step.state === 'done' && <IconCheck size={16} stroke={1.75} aria-label={ui.strip.done} />}
                    {step !== current && step.round !== undefined && !step.detail ? (
                      <RoundNumber round={step.round} text={stripStepText(step, ui, text)} />
                    ) : (
                      stripStepText(step, ui, text)
                    )}
                  </Item>
                </li>
              ))
            ),
          )}
        </ul>
        <ul className={styles.tools}>
          {places.map((place) => (
            <li key={place.href} className={place.href === places[0]?.href ? undefined : styles.roomy}>
              <Item href={place.href} letter={place.letter} current={isHere(path, place)} onFollow={closeList}>
                <place.Icon size={16} stroke={1.75} aria-hidden="true" />
                {place.word}
              </Item>
            </li>
          ))}
          <li>
            <MoreMenu places={more} also={places.slice(1)} path={path} onSearch={onSearch} onFollow={closeList} />
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** « 1–7 ▾ »: rounds that lie before or after, one press away; a tick where all of them are over. */
function Folded({ group, path }: { readonly group: StripGroup; readonly path: string }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(frameSentences);
  const ends = [...group.steps.slice(0, 1), ...group.steps.slice(-1)];
  const done = group.steps.every(({ state }) => state === 'done');
  const label = (
    <>
      {done && <IconCheck size={16} stroke={1.75} aria-label={ui.strip.done} />}
      <span className="sr-only">{ends.map((step) => stripStepText(step, ui, text)).join(' – ')}</span>
      <span aria-hidden="true">{foldedText(group.steps)}</span>
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
    </>
  );
  const current = group.steps.some((step) => isHere(path, step));
  return (
    <DropDown
      id={`strip-${group.key.replace(' ', '-')}`}
      label={label}
      styles={{ ...moreMenuStyles, list: `${moreMenuStyles.list} ${styles.folded}` }}
      current={current}
    >
      {(close) =>
        group.steps.map((step) => (
          <li key={step.key}>
            <Link
              href={step.href}
              className={moreMenuStyles.item ?? ''}
              aria-current={isHere(path, step) ? 'page' : undefined}
              onClick={close}
            >
              {step.state === 'done' && <IconCheck size={16} stroke={1.75} aria-label={ui.strip.done} />}
              {stripStepText(step, ui, text)}
            </Link>
          </li>
        ))
      }
    </DropDown>
  );
}

/** « Ronde 4 », of which only the number is drawn where there is no room. */
function RoundNumber({ round, text }: { readonly round: number; readonly text: string }) {
  return (
    <span>
      <span className={styles.noun}>{text.slice(0, -String(round).length)}</span>
      {round}
    </span>
  );
}

interface ItemProps {
  readonly href: string;
  readonly state?: StripStep['state'];
  readonly letter?: string | undefined;
  readonly current: boolean;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

function Item({ href, state, letter, current, onFollow, children }: ItemProps) {
  return (
    <Link
      href={href}
      className={styles.item ?? ''}
      data-state={state}
      aria-current={current ? 'page' : undefined}
      aria-keyshortcuts={letter}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

const ThemeSwitch = lazyPart(async () => ({ default: (await import('./theme-switch.tsx')).ThemeSwitch }));

const LastCopy = lazyPart(async () => ({ default: (await import('./last-copy.tsx')).LastCopy }));

interface Props {
  readonly places: readonly MenuPlace[];
  /** Those that stand beside it where there is room. */
  readonly also: readonly MenuPlace[];
  readonly path: string;
  readonly onSearch: () => void;
  readonly onFollow: () => void;
}

/** « Plus »: the pages that are opened once a day, each with its letter, then the language and the theme. Échap closes it, and a press elsewhere. */
function MoreMenu({ places, also, path, onSearch, onFollow }: Props) {
  const text = useSentences(frameSentences);
  const label = (
    <>
      {text.more}
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
  const current = places.some((place) => isHere(path, place));
  return (
    <DropDown id="strip-more" label={label} styles={moreMenuStyles} current={current}>
      {(close) => {
        const follow = () => {
          close();
          onFollow();
        };
        return (
          <>
            <li>
              <button
                type="button"
                className={moreMenuStyles.item}
                onClick={() => {
                  follow();
                  onSearch();
                }}
              >
                <IconSearch size={16} stroke={1.75} aria-hidden="true" />
                {text.search}
                <kbd>/</kbd>
              </button>
            </li>
            {[...also, ...places].map((place) => (
              <li key={place.href} className={also.includes(place) ? moreMenuStyles.cramped : undefined}>
                <Link
                  href={place.href}
                  className={moreMenuStyles.item ?? ''}
                  aria-current={isHere(path, place) ? 'page' : undefined}
                  onClick={follow}
                >
                  <place.Icon size={16} stroke={1.75} aria-hidden="true" />
                  {place.word}
                  {place.letter && <kbd>{place.letter}</kbd>}
                </Link>
              </li>
            ))}
            <li className={moreMenuStyles.looks}>
              <LastCopy />
              <LangSwitch />
              <ThemeSwitch />
            </li>
          </>
        );
      }}
    </DropDown>
  );
}
