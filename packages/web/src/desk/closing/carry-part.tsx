import { Button, Checkbox } from '@mantine/core';
import type { Carrying, CarryLine, CarryUndone } from '@ronde/contract/http/closing';
import { civilDay, date, ratingText } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { useDeskQuery } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import { type CarrySentences, carrySentences } from './sentences.ts';

/** The new ratings of a closed, official tournament on their way to the register: what changes, then one act. */
export function CarryPart() {
  const text = useSentences(carrySentences);
  const may = usePermissions().act('keep-register');
  return (
    <Section title={text.title} about={text.about}>
      {may ? <Differences text={text} /> : <p className="quiet">{text.notManager}</p>}
    </Section>
  );
}

function Differences({ text }: { readonly text: CarrySentences }) {
  const { carrying, carry, undo, busy, trouble, clear, undone } = useCarrying();
  const [turned, turn] = useState<ReadonlySet<string>>(new Set());
  if (!carrying) return <RefusalNotice trouble={trouble} onClose={clear} />;
  const lines = differing(carrying.lines);
  const chosen = chosenOf(lines, turned);
  const toggle = (player: string) => {
    const next = new Set(turned);
    if (!next.delete(player)) next.add(player);
    turn(next);
  };
  return (
    <>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {carrying.last && <Last text={text} last={carrying.last} busy={busy} onUndo={undo} />}
      {undone && (
        <p role="status">
          {text.undone(undone.people)} {undone.kept.length > 0 && text.kept(undone.kept)}
        </p>
      )}
      {lines.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <>
          <Lines text={text} lines={lines} chosen={new Set(chosen.map(({ player }) => player))} onToggle={toggle} />
          <div>
            <Button
              variant="default"
              loading={busy}
              disabled={chosen.length === 0}
              onClick={() => void carry(chosen.map(({ player }) => player)).then(() => turn(new Set()))}
            >
              {chosen.length === 0 ? text.chooseSome : text.carry(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** What the server says, and the two acts. */
function useCarrying() {
  const { t } = useDesk();
  const version = useDeskQuery(t).data?.version;
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [undone, setUndone] = useState<CarryUndone | null>(null);
  const key = ['carrying', t, version];
  const { data, refetch } = useQuery({ queryKey: key, queryFn: () => load('GET /api/tournaments/{t}/ratings', { t }) });
  const carry = async (players: readonly string[]): Promise<void> => {
    const carried = await run(() => call('POST /api/tournaments/{t}/ratings', { t, body: { id: newId(), players } }));
    if (!carried) return;
    setUndone(null);
    client.setQueryData(key, carried);
    await client.invalidateQueries({ queryKey: ['register'] });
  };
  const undo = async (id: string): Promise<void> => {
    const back = await run(() => call('POST /api/tournaments/{t}/ratings/{carry}/undo', { t, carry: id }));
    if (!back) return;
    setUndone(back);
    await Promise.all([refetch(), client.invalidateQueries({ queryKey: ['register'] })]);
  };
  return { carrying: data, carry, undo, busy, trouble, clear, undone };
}

interface LastProps {
  readonly text: CarrySentences;
  readonly last: NonNullable<Carrying['last']>;
  readonly busy: boolean;
  readonly onUndo: (id: string) => Promise<void>;
}

function Last({ text, last, busy, onUndo }: LastProps) {
  const spoken = useExternal(lang);
  return (
    <p role="status">
      {text.carried(last.people, date(spoken, civilDay(last.at)), last.by)}{' '}
      <button type="button" className="link" disabled={busy} onClick={() => void onUndo(last.id)}>
        {text.undo}
      </button>
    </p>
  );
}

interface LinesProps {
  readonly text: CarrySentences;
  readonly lines: readonly CarryLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (player: string) => void;
}

function Lines({ text, lines, chosen, onToggle }: LinesProps) {
  const { standings: ui } = useSentences(uiSentences);
  return (
    <Sheet caption={text.caption}>
      <thead>
        <tr>
          <td />
          <th scope="col">{ui.player}</th>
          <th scope="col" className={sheet.number}>
            {text.now}
          </th>
          <th scope="col" className={sheet.number}>
            {text.becomes}
          </th>
          <th scope="col">{text.note}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.player}>
            <td>
              <Checkbox
                aria-label={text.chosen(line.name)}
                disabled={!choosable(line)}
                checked={chosen.has(line.player)}
                onChange={() => onToggle(line.player)}
              />
            </td>
            <th scope="row">{line.name}</th>
            <td className={sheet.number}>
              <Held {...line} />
            </td>
            <td className={`${sheet.number} ${sheet.strong}`}>
              <Held before={{ rating: line.after }} />
            </td>
            <td className={sheet.quiet}>{text.notes[line.kind]}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** 1700* while it is provisional; an Elo to a hundredth. */
function Held({ before }: Pick<CarryLine, 'before'>) {
  const spoken = useExternal(lang);
  return ratingText(spoken, before ?? {});
}

/** What the register would learn; who is there already with this rating is not spoken of. */
export const differing = (lines: readonly CarryLine[]): readonly CarryLine[] =>
  lines.filter(({ kind }) => kind !== 'same');

/** Whether somebody can be ticked: of several entries of one name, nobody knows which. */
const choosable = ({ kind }: CarryLine): boolean => kind === 'new' || kind === 'changed' || kind === 'newer';

/** Whose ratings go to the register, as ticked against what is proposed: everything but where the register has newer. */
export const chosenOf = (lines: readonly CarryLine[], turned: ReadonlySet<string>): readonly CarryLine[] =>
  lines.filter((line) => choosable(line) && (line.kind !== 'newer') !== turned.has(line.player));
