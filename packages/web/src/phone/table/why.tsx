import { standingSent } from '@ronde/contract/http/standing-lines';
import { briefFigures, ordinal } from '@ronde/language';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { loadTold } from '../../core/language/load.ts';
import { LazyPart, phonePart, usePhone } from '../frame/phone.tsx';
import { phoneLang } from '../frame/phone-lang.tsx';
import styles from './table.module.css';

// Its sentences come with it.
const TableReasons = phonePart(async () => {
  const [{ TableReasons }] = await Promise.all([import('./reasons.tsx'), loadTold(phoneLang.get())]);
  return TableReasons;
});
const RankReasons = phonePart(async () => (await import('./reasons.tsx')).RankReasons);

/** « Pourquoi ? » of one's own table, in place. */
export function WhyMyTable({ round }: { readonly round: number }) {
  const { text } = usePhone();
  return (
    <Why of={text.whyTable}>
      <TableReasons round={round} />
    </Why>
  );
}

/** « Pourquoi ? » of one's own place. */
function WhyRank() {
  const { text } = usePhone();
  return (
    <Why of={text.whyRank} style={{ flexBasis: '100%' }}>
      <RankReasons />
    </Why>
  );
}

interface Props {
  /** What it is asked of, for those who hear the button alone. */
  readonly of: string;
  /** Of the place where the answer stands. */
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

function Why({ of, style, children }: Props) {
  const { text } = usePhone();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {text.why}
        <span className="sr-only"> {of}</span>
      </button>
      <div id={id} style={style}>
        {open && <LazyPart>{children}</LazyPart>}
      </div>
    </>
  );
}

/** « 5ᵉ · 7 PM · +121 », after the rounds that are over, and why. */
export function RankLine() {
  const { page, text } = usePhone();
  const { standing, after } = page;
  if (!standing || after === 0) return null;
  return (
    <>
      <p className={styles.rank}>
        {[
          ordinal(text.lang, standing.rank),
          ...briefFigures(standingSent(standing), page.tournament.format, text.lang),
        ].join(' · ')}
      </p>
      <WhyRank />
    </>
  );
}
