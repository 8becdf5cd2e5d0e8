import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface Props {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that has several: its own title, a line of what it is for. */
export function Section({ title, about, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}

export { styles as sectionStyles };
