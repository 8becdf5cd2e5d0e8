import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import styles from './page.module.css';
import sectionStyles from './section.module.css';

interface PageProps {
  readonly title: string;
  /** Beside the title: a mark, or what is missing. */
  readonly note?: ReactNode;
  /** The acts of the page, the filled one last. */
  readonly acts?: ReactNode;
  readonly side?: ReactNode;
  /** `wide`: 408 px for reasons. */
  readonly sideWidth?: 'normal' | 'wide';
  /** Only from 1680 px on. */
  readonly third?: ReactNode;
  readonly children: ReactNode;
}

/** One page of the desk: its only `h1`, its acts, its panel. */
export function Page({ title, note, acts, side, sideWidth = 'normal', third, children }: PageProps) {
  useTitle(title);
  // What is not seen is not worked out either.
  const wide = useMediaQuery('(min-width: 1680px)', undefined, { getInitialValueInEffect: false });
  const shown = wide && third;
  return (
    <div className={styles.page} data-side={side ? sideWidth : 'none'} data-third={shown ? '' : undefined}>
      <main className={styles.main} id="contenu">
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <div className={styles.note}>{note}</div>}
          {acts && <div className={styles.acts}>{acts}</div>}
        </div>
        {children}
      </main>
      {side && <aside className={styles.side}>{side}</aside>}
      {shown && <aside className={styles.third}>{third}</aside>}
    </div>
  );
}

export { styles as pageStyles };

/** What the pages below belong to: a tournament's name; undefined: the house alone. */
export const PagesOf = createContext<string | undefined>(undefined);

/** The title of the browser's tab: the page, the tournament, the house. */
function useTitle(title: string): void {
  const name = useContext(PagesOf);
  useEffect(() => {
    document.title = [title, name, 'Ronde'].filter(Boolean).join(' · ');
  }, [title, name]);
}

/** A phone: lists instead of wide tables, sheets from the bottom instead of panels. */
export function useSmall(): boolean {
  return useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false;
}

interface SectionProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that has several: its own title, a line of what it is for. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className={sectionStyles.about}>{about}</p>}
      {children}
    </section>
  );
}

export { sectionStyles };
