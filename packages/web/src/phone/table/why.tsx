import { useId, useState } from 'react';
import { later, Soon } from '../frame/later.tsx';
import { usePhone } from '../frame/phone.ts';

const TableReasons = later(async () => (await import('./table-reasons.tsx')).TableReasons);
const RankReasons = later(async () => (await import('./rank-reasons.tsx')).RankReasons);

/** « Pourquoi ? » of one's own table, in place. */
export function WhyTable({ round }: { readonly round: number }) {
  const { say } = usePhone();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {say.why}
        <span className="sr-only"> {say.whyTable}</span>
      </button>
      <div id={id}>
        {open && (
          <Soon>
            <TableReasons round={round} />
          </Soon>
        )}
      </div>
    </>
  );
}

/** « Pourquoi ? » of one's own place. */
export function WhyRank() {
  const { say } = usePhone();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="plain" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {say.why}
        <span className="sr-only"> {say.whyRank}</span>
      </button>
      <div id={id} style={{ flexBasis: '100%' }}>
        {open && (
          <Soon>
            <RankReasons />
          </Soon>
        )}
      </div>
    </>
  );
}
