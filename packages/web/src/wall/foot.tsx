import type { ReactNode } from 'react';
import { hour } from '../core/hour.ts';
import { Qr } from '../ui/qr.tsx';
import styles from './frame.module.css';
import { phoneAddress } from './phone-address.ts';
import { useShowing } from './showing.ts';

interface Props {
  readonly legend: ReactNode;
  readonly plain: boolean;
}

export function Foot({ legend, plain }: Props) {
  const { say, state, cut, still } = useShowing();
  const address = plain ? null : phoneAddress(state, location.origin);
  return (
    <footer className={styles.foot}>
      <div className={styles.legend}>{legend || <p>{state.head.name}</p>}</div>
      <p className={styles.link} role="status">
        {still && <span>{say.frozen}</span>}
        {cut && (
          <>
            <strong>{say.cut}</strong> <span>{say.updated(hour(state.readAt))}</span>
          </>
        )}
      </p>
      {address && (
        <>
          <p className={styles.phone}>
            <span>{say.phone(state.hall.wifi)}</span>
            <strong>{address.text}</strong>
          </p>
          <div className={styles.qr}>
            <Qr text={address.href} label={say.openPage} />
          </div>
        </>
      )}
    </footer>
  );
}
