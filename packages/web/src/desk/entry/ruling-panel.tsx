import { Button, Radio, TextInput } from '@mantine/core';
import type { PlayerId } from '@ronde/engine';
import { type Dictionary, type RoundAndTable, roundAndTable, type Spoken, spoken } from '@ronde/language';
import { IconGavel } from '@tabler/icons-react';
import { type FormEvent, Suspense, useState } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import type { SlotSide } from '../../results/slots.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { partOf } from '../../ui/page-of.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { malusPoints, type RulingFields, rulingCommand, type TypedRuling, unexplained, useMalusWhy } from './ruling.ts';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import { useTableActs } from './use-table-acts.ts';

// What tells the log's sentences within a page that does not wait for them.
const GivenBefore = partOf(async () => ({
  default: (await telling(() => import('./sanctions-before.tsx'))).GivenBefore,
}));

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly wargame: boolean;
  /** In whose field the panel was asked for; null: in neither. */
  readonly side: SlotSide | null;
  readonly onClose: () => void;
}

/** What the arbiter decides of one of the two: a malus, a match awarded, a warning, an exclusion, with its article. */
export function RulingPanel({ row, round, wargame, side, onClose }: Props) {
  const text = useSentences(rulingSentences);
  const { noteHelp } = useSentences(entrySentences);
  const acts = useTableActs(round);
  const why = useMalusWhy();
  const [shown, setShown] = useState(false);
  const [fields, setFields] = useState<RulingFields>({
    player: side === null ? null : row.seats.players[side],
    ruling: wargame ? 'malus' : null,
    points: '10',
    article: '',
    note: '',
  });
  const change = (part: Partial<RulingFields>) => setFields({ ...fields, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    const command = rulingCommand(fields, row.match, round);
    if (command && (await acts.send(command, fields.note.trim()))) onClose();
  };
  const malus = fields.ruling === 'malus';
  const wrong = shown && malus && malusPoints(fields.points) === null;
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconGavel size={18} stroke={1.75} aria-hidden="true" />
          {text.title(row.table)}
        </span>
      }
      onClose={onClose}
      focus
    >
      <RefusalNotice trouble={acts.trouble} onClose={acts.clear} onDone={onClose} />
      <form onSubmit={submit} noValidate className={styles.form}>
        <What {...{ fields, wargame, shown }} onChange={(ruling) => change({ ruling })} />
        <Who {...{ row, fields, wargame, shown }} onChange={(player) => change({ player })} />
        {malus && (
          <TextInput
            label={text.malusPoints}
            inputMode="numeric"
            maxLength={3}
            className={styles.short ?? ''}
            value={fields.points}
            onChange={(event) => change({ points: event.currentTarget.value })}
            {...(wrong ? { error: text.malusWrong } : {})}
          />
        )}
        {fields.ruling === 'exclusion' && <p className={styles.by}>{text.exclusionHelp}</p>}
        <TextInput
          label={text.article}
          description={malus ? text.articleOrNote : text.articleHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={12}
          value={fields.article}
          onChange={(event) => change({ article: event.currentTarget.value })}
        />
        <TextInput
          label={text.note}
          description={malus ? text.noteOrArticle : noteHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={500}
          value={fields.note}
          {...(shown && malus && unexplained(fields) ? { error: why } : {})}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <Button type="submit" variant="default">
          {text.record}
        </Button>
      </form>
      <Suspense fallback={null}>
        <GivenBefore row={row} round={round} acts={acts} />
      </Suspense>
    </SidePanel>
  );
}

interface Chosen {
  readonly fields: RulingFields;
  readonly wargame: boolean;
  /** It was sent once: what is not chosen is said. */
  readonly shown: boolean;
}

interface WhoProps extends Chosen {
  readonly row: EntryTable;
  readonly onChange: (player: PlayerId) => void;
}

/** Whom it is about: of a match that is given, who wins it. */
function Who({ row, fields, wargame, shown, onChange }: WhoProps) {
  const text = useSentences(rulingSentences);
  const { names } = useDesk();
  const winner = wargame ? text.whoWinsGame : text.whoWinsMatch;
  return (
    <Radio.Group
      label={fields.ruling === 'award' ? winner : text.who}
      value={fields.player}
      onChange={onChange}
      {...(shown && fields.player === null ? { error: text.chooseWho } : {})}
    >
      <div className={styles.choices}>
        {row.seats.players.map((player) => (
          <Radio key={player} value={player} label={names.full(player)} />
        ))}
      </div>
    </Radio.Group>
  );
}

interface WhatProps extends Chosen {
  readonly onChange: (ruling: TypedRuling) => void;
}

function What({ fields, wargame, shown, onChange }: WhatProps) {
  const text = useSentences(rulingSentences);
  const rulings: readonly (readonly [TypedRuling, string])[] = [
    ...(wargame ? ([['malus', text.malusLong]] as const) : []),
    ['award', wargame ? text.awardWargame : text.award],
    ['warning', text.warning],
    ['exclusion', text.exclusion],
  ];
  const choose = (value: string) => {
    const known = rulings.find(([ruling]) => ruling === value);
    if (known) onChange(known[0]);
  };
  return (
    <Radio.Group
      label={text.decision}
      value={fields.ruling}
      onChange={choose}
      {...(shown && fields.ruling === null ? { error: text.chooseDecision } : {})}
    >
      <div className={styles.choices}>
        {rulings.map(([ruling, label]) => (
          <Radio key={ruling} value={ruling} label={label} />
        ))}
      </div>
    </Radio.Group>
  );
}

const frFor = (noun: RoundAndTable) => ({
  title: (table: number) => `${noun.table.One} ${table} · arbitrage`,
  who: 'Pour qui',
  whoWinsMatch: 'Qui gagne le match',
  whoWinsGame: 'Qui gagne la partie',
  chooseWho: 'Choisissez pour qui.',
  chooseDecision: 'Choisissez la décision.',
  decision: 'Décision',
  award: 'Match donné',
  awardWargame: 'Partie donnée, 90 – 0',
  warning: 'Avertissement',
  exclusion: 'Exclusion',
  malusLong: 'Malus',
  malusPoints: 'Points retirés',
  malusWrong: 'Un nombre entier de points, 10 selon le règlement.',
  article: 'Article',
  articleHelp: 'facultatif : l’article du règlement',
  articleOrNote: 'celui du règlement qui décide ; sinon, un motif',
  noteOrArticle: 'obligatoire s’il n’y a pas d’article ; réservé à l’équipe',
  record: 'Enregistrer la décision',
  exclusionHelp: 'Une partie sans résultat compte comme un forfait ; les résultats d’avant sont conservés.',
  note: 'Motif',
});

type RulingSentences = ReturnType<typeof frFor>;

const en: RulingSentences = {
  title: (table) => `Table ${table} · ruling`,
  who: 'Player concerned',
  whoWinsMatch: 'Who wins the match',
  whoWinsGame: 'Who wins the game',
  chooseWho: 'Choose a player.',
  chooseDecision: 'Choose the decision.',
  decision: 'Decision',
  award: 'Match awarded',
  awardWargame: 'Game awarded, 90 – 0',
  warning: 'Warning',
  exclusion: 'Disqualification',
  malusLong: 'Penalty',
  malusPoints: 'Points deducted',
  malusWrong: 'Enter a whole number of points (10 in the rules).',
  article: 'Article',
  articleHelp: 'optional: the article of the rules that applies',
  articleOrNote: 'the article that applies; otherwise give a reason',
  noteOrArticle: 'needed if there is no article; only staff can see it',
  record: 'Save the decision',
  exclusionHelp: 'A match without a result counts as a forfeit; earlier results stand.',
  note: 'Reason',
};

const rulingSentences: Dictionary<Spoken<RulingSentences>> = {
  fr: spoken((format) => frFor(roundAndTable(format))),
  en: () => en,
};
