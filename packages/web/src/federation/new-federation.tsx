import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { RegisterGame } from '@ronde/contract/http/register';
import type { Dictionary } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../core/http.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useAccount } from '../core/session.ts';
import { TroubleNotice } from '../ui/notice.tsx';
import { Section, sectionStyles as section } from '../ui/page.tsx';
import { useAct } from '../ui/use-act.ts';
import { officeAddress } from './office/addresses.ts';
import { officeSentences } from './office/sentences.ts';

const games = ['scrabble', 'art-de-la-guerre'] as const satisfies readonly RegisterGame[];

/** A federation more: its game, its name, and what stands for it in addresses. For the house’s managers. */
export function NewFederation() {
  const text = useSentences(newSentences);
  const office = useSentences(officeSentences);
  const account = useAccount();
  const client = useQueryClient();
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [game, setGame] = useState<RegisterGame>('scrabble');
  if (account?.house !== 'manager') return null;
  const f = typed ?? addressFor(name);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const body = { address: f, name: name.trim(), game };
    const made = await run(() => call('POST /api/federations', { body }));
    if (!made) return;
    await client.invalidateQueries({ queryKey: ['federations'] });
    go(officeAddress.senders(made.address));
  };
  return (
    <Section title={text.title} about={text.help}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <form onSubmit={(event) => void make(event)}>
        <div className={section.fields}>
          <NativeSelect
            label={text.game}
            data={games.map((value) => ({ value, label: office.systems[value] }))}
            value={game}
            onChange={(event) => setGame(games.find((one) => one === event.currentTarget.value) ?? 'scrabble')}
          />
          <TextInput
            label={text.name}
            required
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={text.address}
            description={text.addressHelp}
            required
            maxLength={40}
            value={f}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" loading={busy} data-next="" mt={12}>
          {text.make}
        </Button>
      </form>
    </Section>
  );
}

/** Small letters, digits and hyphens of a name. */
const addressFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

const fr = {
  title: 'Nouvelle fédération',
  help: 'Une par jeu\u00a0: elle reçoit les tournois clos, tient les cotes et publie les listes.',
  game: 'Jeu',
  name: 'Nom',
  address: 'Dans les adresses',
  addressHelp: 'Lettres minuscules, chiffres, traits d’union\u00a0; cela ne change plus.',
  make: 'Créer la fédération',
};

const en: typeof fr = {
  title: 'New federation',
  help: 'One for each game: it receives closed tournaments, keeps the ratings and publishes the lists.',
  game: 'Game',
  name: 'Name',
  address: 'In addresses',
  addressHelp: 'Lower-case letters, digits, hyphens; it never changes.',
  make: 'Create the federation',
};

const newSentences: Dictionary<typeof fr> = { fr, en };
