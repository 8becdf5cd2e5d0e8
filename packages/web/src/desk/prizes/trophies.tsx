import { honoured } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import { TrophyForm } from './trophy-form.tsx';
import { usePrizesWords } from './use-prizes-words.ts';

/** Those given, each of which can be taken back, and the form that gives another. */
export function Trophies({ may }: { readonly may: boolean }) {
  const say = usePrizesWords();
  const { standings: ui } = useUi();
  const { t, tournament, names } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const trophies = (tournament.trophies ?? []).filter(({ player }) => honoured(tournament)(player));
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      {trophies.length > 0 && (
        <Sheet caption={say.trophies} scope>
          <thead>
            <tr>
              <th scope="col">{say.trophy}</th>
              <th scope="col">{ui.player}</th>
              {may && (
                <th scope="col">
                  <span className="sr-only">{say.take}</span>
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
                      aria-label={say.takeOf(name, names.full(player))}
                      onClick={() => void run(() => send({ kind: 'take-trophy', name, player }))}
                    >
                      {say.take}
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
