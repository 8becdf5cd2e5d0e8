import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useSentences } from '../core/language/use-sentences.ts';
import { useKeys } from '../keys/use-keys.ts';
import { address } from '../shell/addresses.ts';
import { Bar } from '../shell/bar.tsx';
import { Network, OfflineBar } from '../shell/offline-bar.tsx';
import { LazyHelp, Outside } from '../shell/outside.tsx';
import { Unreadable } from '../shell/unreadable.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Skeleton } from '../ui/boundary.tsx';
import { useFocusKept } from '../ui/focus.ts';
import { Page, PagesOf } from '../ui/page.tsx';
import { fetchPages } from '../ui/page-of.ts';
import { NewFederation } from './new-federation.tsx';
import { officeAddress } from './office/addresses.ts';
import officeStyles from './office/office.module.css';
import { type Office, OfficeProvider, officeKey, useFollowedFederations } from './office/office.tsx';
import { officeSentences } from './office/sentences.ts';
import { OfficeStrip } from './office-strip.tsx';
import { OfficeRoutes } from './pages.tsx';

/** The office of one federation: bar, strip, the page. Without an address, the one that is kept, or which. */
export function FederationFrame({ f }: { readonly f: string | null }) {
  const text = useSentences(officeSentences);
  const { data, error } = useFollowedFederations();
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

interface FramedProps {
  readonly office: Office;
}

function Framed({ office }: FramedProps) {
  const text = useSentences(officeSentences);
  const [help, setHelp] = useState(false);
  useOfficeKeys(office, () => setHelp(true));
  useFocusKept();
  useNewsOf(office);
  useEffect(() => void fetchPages(), []);
  return (
    <>
      <Bar network={<Network behind={false} />} role={text.role} onHelp={() => setHelp(true)}>
        <strong>{office.name}</strong>
        <span>{text.systems[office.game]}</span>
      </Bar>
      <OfficeStrip office={office} />
      <OfflineBar />
      <div className={officeStyles.pages}>
        <OfficeRoutes />
      </div>
      <Announcer />
      {help && <LazyHelp onClose={() => setHelp(false)} desk={null} />}
    </>
  );
}

/** Something came in or was settled elsewhere: the pages are read again. */
function useNewsOf({ address: f, waiting, list }: Office): void {
  const client = useQueryClient();
  const told = `${waiting} ${list}`;
  const known = useRef(told);
  useEffect(() => {
    if (known.current !== told) void client.invalidateQueries({ queryKey: officeKey(f) });
    known.current = told;
  }, [client, f, told]);
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
