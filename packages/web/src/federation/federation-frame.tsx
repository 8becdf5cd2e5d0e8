import { IconChevronDown, IconFileText, IconUsers } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useSentences } from '../core/language/use-sentences.ts';
import { useKeys } from '../keys/use-keys.ts';
import { address, isHere } from '../shell/addresses.ts';
import { Bar } from '../shell/bar.tsx';
import { HelpLater, Outside } from '../shell/outside.tsx';
import strip from '../shell/strip.module.css';
import { Unreadable } from '../shell/unreadable.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Skeleton } from '../ui/boundary.tsx';
import { useFocusKept } from '../ui/focus.ts';
import { Page, PagesOf } from '../ui/page.tsx';
import { fetchPages } from '../ui/page-of.ts';
import { NewFederation } from './new-federation.tsx';
import { officeAddress } from './office/addresses.ts';
import officeStyles from './office/office.module.css';
import { type Office, OfficeProvider, useFederations } from './office/office.tsx';
import { officeSentences } from './office/sentences.ts';
import { OfficeRoutes } from './pages.tsx';

/** The office of one federation: bar, strip, the page. Without an address, the one that is kept, or which. */
export function FederationFrame({ f }: { readonly f: string | null }) {
  const text = useSentences(officeSentences);
  const { data, error } = useFederations();
  if (error) return <Unreadable error={error} />;
  if (!data) return <Skeleton />;
  const [only] = data;
  if (f === null && only && data.length === 1) return <Redirect to={officeAddress.received(only.address)} replace />;
  const office = data.find((one) => one.address === f);
  if (!office)
    return (
      <Outside>
        <Page title={text.offices}>
          <OfficeChoice offices={data} />
          <NewFederation />
        </Page>
        <Announcer />
      </Outside>
    );
  return (
    <OfficeProvider value={office}>
      <PagesOf value={office.name}>
        <Framed office={office} />
      </PagesOf>
    </OfficeProvider>
  );
}

function OfficeChoice({ offices }: { readonly offices: readonly Office[] }) {
  const text = useSentences(officeSentences);
  if (offices.length === 0)
    return (
      <>
        <p>{text.none}</p>
        <p className="quiet">{text.noneHelp}</p>
      </>
    );
  return (
    <ul className={officeStyles.offices}>
      {offices.map(({ address: f, name, game, waiting }) => (
        <li key={f}>
          <Link href={officeAddress.received(f)}>{name}</Link>{' '}
          <span className="quiet">
            {text.systems[game]} · {text.received(waiting)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Framed({ office }: { readonly office: Office }) {
  const text = useSentences(officeSentences);
  const [help, setHelp] = useState(false);
  useOfficeKeys(office, () => setHelp(true));
  useFocusKept();
  useEffect(() => void fetchPages(), []);
  return (
    <>
      <Bar onHelp={() => setHelp(true)}>
        <strong>{office.name}</strong>
        <span>{text.systems[office.game]}</span>
      </Bar>
      <OfficeStrip office={office} />
      <OfficeRoutes />
      <Announcer />
      {help && (
        <Suspense fallback={null}>
          <HelpLater onClose={() => setHelp(false)} desk={null} />
        </Suspense>
      )}
    </>
  );
}

interface Place {
  readonly href: string;
  readonly word: ReactNode;
  readonly letter?: string;
}

/** The road of a result, from its arrival to the list. */
function OfficeStrip({ office: { address: f, game, waiting, role } }: { readonly office: Office }) {
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
    { href: officeAddress.senders(f), word: text.senders },
  ];
  return (
    <nav className={strip.strip} aria-label={text.nav}>
      <button type="button" className={strip.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {[...road, ...tools].find((place) => isHere(path, place))?.word ?? text.nav}
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

/** The single letters of the office. A page marks its main act by a data attribute. */
function useOfficeKeys({ address: f, game, role }: Office, onHelp: () => void): void {
  const [, go] = useLocation();
  useKeys({
    '?': onHelp,
    n: () => document.querySelector<HTMLElement>('[data-next]')?.focus(),
    r: () => go(officeAddress.received(f)),
    c: () => go(officeAddress.ratings(f)),
    p: () => go(officeAddress.publications(f)),
    s: () => go(officeAddress.season(f)),
    h: () => go(officeAddress.journal(f)),
    j: () => (role === 'manager' ? go(address.register(game)) : false),
  });
}
