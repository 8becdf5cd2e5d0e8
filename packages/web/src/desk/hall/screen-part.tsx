import { Button } from '@mantine/core';
import type { HallPage } from '@ronde/contract/http/hall';
import { hallPages } from '@ronde/contract/http/hall-pages';
import { beforeAddress } from '@ronde/language';
import type { Hall } from '../../core/hall-query.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import styles from './hall.module.css';
import { PartFoot, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

/** What the projector shows: the day, or a page that stays; frozen or not. */
export function ScreenPart({ hall, may }: { readonly hall: Hall; readonly may: boolean }) {
  const text = useSentences(hallSentences);
  const part = useHallPart();
  // In the language of whoever opens it.
  const path = `${beforeAddress[useLang()]}${hall.path}`;
  const { final } = useDesk().tournament;
  // A tournament without a final has no page of it.
  const pages = hallPages.filter((page) => page !== 'final' || final || hall.page === page);
  const pin = (page: HallPage) =>
    void part.change({ page }, (now) => (now.frozen ? text.later : text.now(text.pages[now.page])));
  // What the buttons and the line above say already is heard, not read a second time.
  const done = hall.frozen && part.done === text.later ? part.done : '';
  return (
    <Section title={text.screen} about={text.screenHelp}>
      <div className={styles.screen}>
        <Thumbnail path={path} />
        <div className={styles.pages}>
          {may && (
            <fieldset className={styles.choice}>
              <legend>{text.shows}</legend>
              {pages.map((page) => (
                <button
                  key={page}
                  type="button"
                  className={styles.page}
                  aria-pressed={hall.page === page}
                  onClick={() => pin(page)}
                >
                  {text.pages[page]}
                </button>
              ))}
            </fieldset>
          )}
          <div className={section.row}>
            <Button component="a" href={path} target="_blank" rel="noopener" variant="default">
              {text.open}
            </Button>
            {may && (
              <Button
                variant="default"
                loading={part.busy}
                onClick={() =>
                  void part.change({ frozen: !hall.frozen }, (now) => (now.frozen ? text.frozen : text.unfrozen))
                }
              >
                {hall.frozen ? text.unfreeze : text.freeze}
              </Button>
            )}
          </div>
          <p className="quiet small">{hall.frozen ? text.frozen : text.freezeHelp}</p>
          <PartFoot part={{ ...part, done }} />
        </div>
      </div>
    </Section>
  );
}

/** What the projector shows, small: the very page, which follows by itself. Nothing in it can be pressed. */
function Thumbnail({ path }: { readonly path: string }) {
  const text = useSentences(hallSentences);
  return (
    <div className={styles.thumbnail}>
      <iframe src={path} title={text.small} tabIndex={-1} loading="lazy" />
    </div>
  );
}
