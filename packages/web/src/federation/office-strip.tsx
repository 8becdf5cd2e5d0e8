import { IconChevronDown, IconFileText, IconSend, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSentences } from '../core/language/use-sentences.ts';
import { address, isHere } from '../shell/addresses.ts';
import { LangSwitch } from '../shell/bar.tsx';
import menu from '../shell/more-menu.module.css';
import strip from '../shell/strip.module.css';
import { DropDown } from '../ui/drop-down.tsx';
import { frameSentences } from '../ui/sentences.ts';
import { officeAddress } from './office/addresses.ts';
import type { Office } from './office/office.tsx';
import { officeSentences } from './office/sentences.ts';

interface Place {
  readonly href: string;
  readonly word: ReactNode;
  readonly letter?: string;
}

/** The road of a result, from its arrival to the list. */
export function OfficeStrip({ office: { address: f, game, waiting, role } }: { readonly office: Office }) {
  const text = useSentences(officeSentences);
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const road: readonly Place[] = [
    { href: officeAddress.received(f), word: text.received(waiting), letter: 'R' },
    { href: officeAddress.ratings(f), word: text.ratings, letter: 'C' },
    { href: officeAddress.publications(f), word: text.publications, letter: 'P' },
    { href: officeAddress.season(f), word: text.season, letter: 'S' },
  ];
  const tools: readonly Place[] = [
    ...(role === 'manager'
      ? [{ href: address.register(game), word: iconed(<IconUsers {...icon} />, text.register), letter: 'J' }]
      : []),
    { href: officeAddress.journal(f), word: iconed(<IconFileText {...icon} />, text.journal), letter: 'H' },
  ];
  const more: readonly Place[] = [
    { href: officeAddress.senders(f), word: iconed(<IconSend {...icon} />, text.senders) },
    { href: officeAddress.team(f), word: iconed(<IconUsersGroup {...icon} />, text.team) },
  ];
  return (
    <nav className={strip.strip} aria-label={text.nav}>
      <button type="button" className={strip.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {[...road, ...tools, ...more].find((place) => isHere(path, place))?.word ?? text.nav}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div className={strip.lists} data-open={open || undefined}>
        <ul className={strip.steps}>
          {road.map((place) => (
            <StripItem key={place.href} place={place} current={isHere(path, place)} onFollow={() => setOpen(false)} />
          ))}
        </ul>
        <ul className={strip.tools}>
          {tools.map((place) => (
            <StripItem key={place.href} place={place} current={isHere(path, place)} onFollow={() => setOpen(false)} />
          ))}
          <li>
            <MoreMenu places={more} path={path} onFollow={() => setOpen(false)} />
          </li>
        </ul>
      </div>
    </nav>
  );
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': 'true' } as const;

const iconed = (sign: ReactNode, word: string): ReactNode => (
  <>
    {sign}
    {word}
  </>
);

interface StripItemProps {
  readonly place: Place;
  readonly current: boolean;
  readonly onFollow: () => void;
}

function StripItem({ place: { href, word, letter }, current, onFollow }: StripItemProps) {
  return (
    <li>
      <Link
        href={href}
        className={strip.item ?? ''}
        aria-current={current ? 'page' : undefined}
        aria-keyshortcuts={letter}
        onClick={onFollow}
      >
        {word}
      </Link>
    </li>
  );
}

interface MoreProps {
  readonly places: readonly Place[];
  readonly path: string;
  readonly onFollow: () => void;
}

/** « Plus »: who sends and who keeps the ratings, then the language. */
function MoreMenu({ places, path, onFollow }: MoreProps) {
  const frame = useSentences(frameSentences);
  const label = (
    <>
      {frame.more}
      <IconChevronDown {...icon} />
    </>
  );
  return (
    <DropDown id="office-more" label={label} styles={menu} current={places.some((place) => isHere(path, place))}>
      {(close) => (
        <>
          {places.map(({ href, word }) => (
            <li key={href}>
              <Link
                href={href}
                className={menu.item ?? ''}
                aria-current={isHere(path, { href }) ? 'page' : undefined}
                onClick={() => {
                  close();
                  onFollow();
                }}
              >
                {word}
              </Link>
            </li>
          ))}
          <li className={menu.looks}>
            <LangSwitch />
          </li>
        </>
      )}
    </DropDown>
  );
}
