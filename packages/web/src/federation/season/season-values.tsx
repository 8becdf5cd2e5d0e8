import { TextInput } from '@mantine/core';
import type { Season } from '@ronde/engine/rating/season';
import { decimal } from '@ronde/language';
import { useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './season.module.css';
import { seasonSentences } from './sentences.ts';

interface Props {
  readonly values: Season;
  readonly onChange: (values: Season) => void;
}

const categories = [5, 4, 3, 2, 1] as const;

/** M, NbPmax, CT, PL*: as last season, unless they are changed. */
export function SeasonValues({ values, onChange }: Props) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  const [changing, setChanging] = useState(false);
  const { value, nbpMax, classiqueBPercent, provisional, newcomer } = values;
  return (
    <SidePanel title={text.values}>
      <dl className={styles.values}>
        <dt className="quiet small">{text.value}</dt>
        <dd>{categories.map((one) => value[one]).join(', ')}</dd>
        <dt className="quiet small">{text.nbpMax}</dt>
        <dd>{nbpMax}</dd>
        <dt className="quiet small">{text.ct}</dt>
        <dd>{decimal(lang, classiqueBPercent / 100)}</dd>
        <dt className="quiet small">{text.provisional}</dt>
        <dd>{(['S', 1, 2, 3, 4, 5, 6, 7] as const).map((series) => provisional[series]).join(', ')}</dd>
        <dt className="quiet small">{text.newcomer}</dt>
        <dd>{newcomer}</dd>
      </dl>
      <button type="button" className="link" aria-expanded={changing} onClick={() => setChanging(!changing)}>
        {text.change}
      </button>
      {changing && (
        <>
          {categories.map((one) => (
            <Whole
              key={one}
              label={text.fields.m(one)}
              value={value[one]}
              onChange={(m) => onChange({ ...values, value: { ...value, [one]: m } })}
            />
          ))}
          <Whole label={text.fields.nbpMax} value={nbpMax} onChange={(n) => onChange({ ...values, nbpMax: n })} />
          <Whole
            label={text.fields.percent}
            value={classiqueBPercent}
            onChange={(n) => onChange({ ...values, classiqueBPercent: n })}
          />
          <Whole label={text.newcomer} value={newcomer} onChange={(n) => onChange({ ...values, newcomer: n })} />
        </>
      )}
    </SidePanel>
  );
}

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number of at most four digits; what is none is not taken. */
export function Whole({ label, value, onChange }: WholeProps) {
  const [typed, setTyped] = useState(String(value));
  const right = /^[1-9]\d{0,3}$/.test(typed.trim());
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={typed}
      error={!right}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (/^[1-9]\d{0,3}$/.test(text.trim())) onChange(Number(text));
      }}
    />
  );
}
