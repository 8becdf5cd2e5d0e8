import { Button, NativeSelect, TextInput } from '@mantine/core';
import { honoured } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { type FormEvent, useRef, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './prizes.module.css';
import { prizesSentences } from './sentences.ts';

/** Those given, each of which can be taken back, and the form that gives another. */
export function Trophies({ may }: { readonly may: boolean }) {
  const text = useSentences(prizesSentences);
  const { standings: ui } = useSentences(uiSentences);
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const trophies = (tournament.trophies ?? []).filter(({ player }) => honoured(tournament)(player));
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {trophies.length > 0 && (
        <Sheet caption={text.trophies} scope>
          <thead>
            <tr>
              <th scope="col">{text.trophy}</th>
              <th scope="col">{ui.player}</th>
              {may && (
                <th scope="col">
                  <span className="sr-only">{text.take}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {trophies.map(({ name, player }) => (
              <tr key={`${name} ${player}`}>
                <th scope="row">{name}</th>
                <td>{names.full(player)}</td>
                {may && (
                  <td className={sheet.number}>
                    <button
                      type="button"
                      className="link small"
                      aria-label={text.takeOf(name, names.full(player))}
                      onClick={() => void run(() => send({ kind: 'take-trophy', name, player }))}
                    >
                      {text.take}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Sheet>
      )}
      {may && (
        <TrophyForm
          busy={busy}
          onGive={async (name, player) => (await run(() => send({ kind: 'give-trophy', name, player }))) !== null}
        />
      )}
    </>
  );
}

interface Props {
  readonly busy: boolean;
  /** False: it was refused, what was typed stays. */
  readonly onGive: (name: string, player: string) => Promise<boolean>;
}

/** A trophy and who gets it. Pressed too early, it says what is missing. */
function TrophyForm({ busy, onGive }: Props) {
  const text = useSentences(prizesSentences);
  const { tournament, names } = useDesk();
  const [name, setName] = useState('');
  const [player, setPlayer] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const people = tournament.players
    .filter(({ id, spare }) => !spare && honoured(tournament)(id))
    .map(({ id }) => ({ value: id, label: names.full(id) }))
    .sort((a, b) => frenchOrder(a.label, b.label));
  const give = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || player === '' || !(await onGive(name.trim(), player))) return;
    setName('');
    setPlayer('');
    setAsked(false);
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void give(event)}>
      <TextInput
        ref={field}
        label={text.trophyName}
        value={name}
        maxLength={80}
        error={asked && name.trim() === '' ? text.trophyMissing : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={text.to}
        value={player}
        data={[{ value: '', label: text.choose }, ...people]}
        error={asked && player === '' ? text.chooseFirst : null}
        onChange={(event) => setPlayer(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {text.give}
      </Button>
    </form>
  );
}
