import { Button } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { matchRunning } from '@ronde/engine/decide/table-at';
import { type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { Leaving } from './leaving.tsx';
import styles from './presence.module.css';

const often = 20_000;

/** Who asks by phone to leave, on every page of the desk, for whoever may let them go. */
export function LeavingRequests() {
  const may = usePermissions().command('withdraw');
  const { t, tournament } = useDesk();
  const { data = [] } = useQuery({
    queryKey: ['leaving', t],
    queryFn: () => load('GET /api/tournaments/{t}/leaving', { t }),
    enabled: may && tournament.status === 'open',
    staleTime: 0,
    refetchInterval: often,
  });
  const here = new Set(tournament.players.filter(({ left }) => left === undefined).map(({ id }) => id));
  const open = may && tournament.status === 'open' ? data.filter(({ player }) => here.has(player)) : [];
  if (open.length === 0) return null;
  return (
    <div className={styles.asking}>
      {open.map(({ player }) => (
        <Asking key={player} player={player} />
      ))}
    </div>
  );
}

function Asking({ player }: { readonly player: PlayerId }) {
  const text = useSentences(leavingSentences);
  const { t, tournament, names } = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [going, setGoing] = useState(false);
  const name = names.full(player);
  const running = matchRunning(tournament, player);
  const decline = async () => {
    const given = { t, player, body: undefined };
    const left = await run(() =>
      call('POST /api/tournaments/{t}/leaving/{player}/decline', given, { repeatable: true }),
    );
    if (!left) return;
    client.setQueryData(['leaving', t], left);
    announce(text.declined(name));
  };
  if (going) return <Leaving player={player} onDone={() => setGoing(false)} />;
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Notice
        tone="advice"
        title={text.asks(name)}
        acts={
          <>
            <Button size="sm" variant="default" onClick={() => setGoing(true)}>
              {text.letGo}
            </Button>
            <Button size="sm" variant="default" loading={busy} onClick={() => void decline()}>
              {text.decline}
            </Button>
          </>
        }
      >
        <p>{running ? text.playing(running.table.table) : text.help}</p>
      </Notice>
    </>
  );
}

const frFor = (noun: RoundAndTable) => ({
  asks: (name: string) => `${name} demande à quitter le tournoi.`,
  help: 'Demandé par téléphone. Tant que vous n’avez pas répondu, rien ne change.',
  playing: (table: number) =>
    `Demandé par téléphone, et ${noun.table.the} ${table} n’a pas de résultat. Tant que vous n’avez pas répondu, rien ne change.`,
  letGo: 'Laisser partir…',
  decline: 'Refuser',
  declined: (name: string) => `Refusé\u00a0: ${name} reste dans le tournoi.`,
});

type LeavingSentences = ReturnType<typeof frFor>;

const en: LeavingSentences = {
  asks: (name) => `${name} asks to leave the tournament.`,
  help: 'Asked by phone. Until you answer, nothing changes.',
  playing: (table) => `Asked by phone, and table ${table} has no result. Until you answer, nothing changes.`,
  letGo: 'Let them go…',
  decline: 'Decline',
  declined: (name) => `Declined: ${name} stays in the tournament.`,
};

/** Requests to leave: they come with the part that shows them. */
const leavingSentences: Dictionary<Spoken<LeavingSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
