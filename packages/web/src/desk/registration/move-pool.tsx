import { Button, NativeSelect } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskKey } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import type { Pool } from './dealt.ts';
import { moveTo, nameOf, useEventPools } from './event-pools.ts';

/** One person changes pool, from their own card: before their first round, or once they have left. */
export function MovePool({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const text = useSentences(moveSentences);
  const { t, tournament, people } = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [chosen, setChosen] = useState('');
  const others = useEventPools();
  const player = tournament.players.find((one) => one.id === id);
  const own = client.getQueryData<Pool['data']>(deskKey(t));
  if (others.length === 0 || !player || !own) return null;
  const plays =
    player.left === undefined &&
    tournament.rounds.some(({ matches }) => matches.some(({ players }) => players.some((one) => one === id)));
  if (plays) return <p className="quiet small">{text.plays}</p>;
  const name = people.get(id)?.name ?? '';
  const go = async () => {
    const from: readonly Pool[] = [{ slug: t, name: nameOf(tournament), data: own }];
    if (!(await run(() => moveTo(client, chosen, [{ player, name, at: 0 }], from)))) return;
    announce(text.done(name));
    onDone();
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <NativeSelect
        label={text.label}
        description={player.left === undefined ? text.help : text.afterLeaving}
        value={chosen}
        data={[{ value: '', label: text.choose }, ...others.map((one) => ({ value: one.slug, label: nameOf(one) }))]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {chosen !== '' && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void go()}>
          {text.act}
        </Button>
      )}
    </>
  );
}

const fr = {
  plays: 'Pour changer de poule après un tour, notez d’abord le départ de cette poule.',
  label: 'Changer de poule',
  help: 'L’inscription passe dans l’autre poule, avec armée, club, Elo, présence et paiement\u202f; elle est supprimée ici, ce qui s’annule dans chaque journal.',
  afterLeaving: 'Les parties jouées ici restent ici\u202f; une nouvelle inscription est faite dans l’autre poule.',
  choose: 'Choisir une poule',
  act: 'Changer',
  done: (name: string) => `${name}\u00a0: poule changée.`,
};

const en: typeof fr = {
  plays: 'To change pools after a round, withdraw them from this pool first.',
  label: 'Change pools',
  help: 'The registration goes to the other pool with army, club, Elo, attendance and payment; it is removed here, which each log can undo.',
  afterLeaving: 'The games played here stay here; a new registration is made in the other pool.',
  choose: 'Choose a pool',
  act: 'Change',
  done: (name) => `${name} changed pools.`,
};

const moveSentences: Dictionary<typeof fr> = { fr, en };
