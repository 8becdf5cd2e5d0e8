import { Button, NativeSelect, Radio, TextInput } from '@mantine/core';
import { type Player, playsWargame, type Sanction } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { malusPoints, unexplained, useMalusWhy } from '../entry/ruling.ts';
import styles from './player.module.css';
import { nextTable } from './rounds-of.ts';
import { playerSentences } from './sentences.ts';

interface Props {
  readonly player: Player;
  readonly onClose: () => void;
}

/** A warning, a penalty, an exclusion, with the article that decides; what an exclusion does is said first. */
export function SanctionForm({ player, onClose }: Props) {
  const text = useSentences(playerSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const why = useMalusWhy();
  const { rounds } = desk.tournament;
  const last = rounds.findLastIndex(({ status }) => status !== 'draft') + 1;
  const [kind, setKind] = useState<Sanction['kind']>('warning');
  const [round, setRound] = useState(last);
  const fine = playsWargame(desk.tournament) ? 'malus' : 'penalty';
  const [points, setPoints] = useState(fine === 'malus' ? '10' : '5');
  const [article, setArticle] = useState('');
  const [note, setNote] = useState('');
  const [shown, setShown] = useState(false);
  const kinds: readonly (readonly [Sanction['kind'], string])[] = [
    ['warning', text.warning],
    fine === 'malus' ? ['malus', text.malus] : ['penalty', text.penalty],
    ['exclusion', text.exclusion],
  ];
  const wrong = kind === fine && malusPoints(points) === null;
  const mute = kind === fine && unexplained({ article, note });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (wrong || mute) return;
    const command = {
      kind: 'sanction',
      // Only the last round can be the one of an exclusion.
      round: kind === 'exclusion' ? last : round,
      player: player.id,
      sanction: kind,
      ...(kind === fine ? { points: Number(points) } : {}),
      ...(article.trim() === '' ? {} : { article: article.trim() }),
    } as const;
    if (await run(() => send(command, undefined, note.trim()))) onClose();
  };
  return (
    <SidePanel title={text.sanctions} onClose={onClose} focus>
      {last === 0 ? (
        <p>{text.notYet}</p>
      ) : (
        <form onSubmit={submit} noValidate className={styles.form}>
          <RefusalNotice trouble={trouble} onClose={clear} onDone={onClose} />
          <Radio.Group
            label={text.what}
            value={kind}
            onChange={(value) => setKind(kinds.find(([known]) => known === value)?.[0] ?? 'warning')}
          >
            <div className={styles.choices}>
              {kinds.map(([value, label]) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </div>
          </Radio.Group>
          {kind === 'exclusion' && (
            <p className="quiet small">
              {text.exclusionHelp(nextTable(desk.tournament, player.id)?.match.table ?? null)}
            </p>
          )}
          {kind !== 'exclusion' && (
            <NativeSelect
              label={text.inRound}
              value={String(round)}
              data={Array.from({ length: last }, (_, i) => String(last - i))}
              onChange={(event) => setRound(Number(event.currentTarget.value))}
            />
          )}
          {kind === 'penalty' && <p className="quiet small">{text.penaltyHelp}</p>}
          {kind === fine && (
            <TextInput
              label={text.points}
              inputMode="numeric"
              maxLength={3}
              value={points}
              onChange={(event) => setPoints(event.currentTarget.value)}
              {...(shown && wrong ? { error: text.pointsWrong } : {})}
            />
          )}
          <TextInput
            label={text.article}
            description={kind === fine ? text.articleOrNote : text.articleHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={12}
            value={article}
            onChange={(event) => setArticle(event.currentTarget.value)}
          />
          <TextInput
            label={text.note}
            description={kind === fine ? text.noteOrArticle : text.noteHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            {...(shown && mute ? { error: why } : {})}
          />
          <Button type="submit" variant="default" loading={busy}>
            {text.record}
          </Button>
        </form>
      )}
    </SidePanel>
  );
}
