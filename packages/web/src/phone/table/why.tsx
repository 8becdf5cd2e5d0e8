import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { learnTold } from '../../core/language/learnt.ts';
import { later, Soon } from '../frame/later.tsx';
import { usePhone } from '../frame/phone.ts';
import { phoneLang } from '../frame/phone-lang.ts';

// Its sentences come with it.
const TableReasons = later(async () => {
  const [{ TableReasons }] = await Promise.all([import('./table-reasons.tsx'), learnTold(phoneLang.get())]);
  return TableReasons;
});
const RankReasons = later(async () => (await import('./rank-reasons.tsx')).RankReasons);

/** « Pourquoi ? » of one's own table, in place. */
export function WhyTable({ round }: { readonly round: number }) {
  const { say } = usePhone();
  return (
    <Why of={say.whyTable}>
      <TableReasons round={round} />
    </Why>
  );
}

/** « Pourquoi ? » of one's own place. */
export function WhyRank() {
  const { say } = usePhone();
  return (
    <Why of={say.whyRank} style={{ flexBasis: '100%' }}>
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
  const { say } = usePhone();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {say.why}
        <span className="sr-only"> {of}</span>
      </button>
      <div id={id} style={style}>
        {open && <Soon>{children}</Soon>}
      </div>
    </>
  );
}
