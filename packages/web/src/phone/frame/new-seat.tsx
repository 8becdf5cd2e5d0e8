import { useEffect } from 'react';
import { seatShown } from '../net/new-table.ts';
import { type OwnPage, plainCode } from '../net/own-page.ts';
import { pathOf, type Tab } from '../place.ts';
import styles from './frame.module.css';
import { readKept, writeKept } from './kept-text.ts';
import { usePhone } from './phone.ts';
import { PhoneLink } from './phone-link.tsx';

/** « Ronde 4 : table 3 », on every other tab until « Ma table » has shown it. */
export function NewSeat({ tab }: { readonly tab: Tab }) {
  const { code, page } = usePhone();
  const key = `ronde.phone.seen.${plainCode(code)}`;
  const seat = seatShown(page);
  const there = tab === 'table';
  useEffect(() => {
    if (there && seat !== null) writeKept(key, seat);
  }, [there, key, seat]);
  const said = useSeatText(page);
  const unseen = !there && said !== null && readKept<string>(key) !== seat;
  return (
    <div className={styles.banner} role="status" hidden={!unseen}>
      {unseen && (
        <PhoneLink to={pathOf(code)} className="link">
          {said}
        </PhoneLink>
      )}
    </div>
  );
}

function useSeatText({ now }: OwnPage): string | null {
  const { say } = usePhone();
  if (now.kind === 'table') return say.seated(now.round, now.table);
  return now.kind === 'exempt' ? say.seatedExempt(now.round) : null;
}
