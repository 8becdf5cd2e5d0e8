import { type ReactNode, useId } from 'react';
import { sectionStyles } from '../../ui/page.tsx';
import styles from './office.module.css';

interface Props {
  readonly title: string;
  /** On the title’s line: a count, what it comes to. */
  readonly note: ReactNode;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an office’s page whose title says at once what it comes to. */
export function OfficeSection({ title, note, about, children }: Props) {
  const id = useId();
  return (
    <section className={`${sectionStyles.section} ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {about && <p className={sectionStyles.about}>{about}</p>}
      {children}
    </section>
  );
}
