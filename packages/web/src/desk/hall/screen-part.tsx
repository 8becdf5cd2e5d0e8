import { Button } from '@mantine/core';
import type { HallPage } from '@ronde/contract/http/hall';
import { hallPages } from '@ronde/contract/http/hall-pages';
import type { Hall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import styles from './hall.module.css';
import { PartFoot, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

/** What the projector shows: the day, or a page that stays; frozen or not. */
export function ScreenPart({ hall, may }: { readonly hall: Hall; readonly may: boolean }) {
  const say = useSentences(hallSentences);
  const part = useHallPart();
  const { final } = useDesk().tournament;
  // A tournament without a final has no page of it.
  const pages = hallPages.filter((page) => page !== 'final' || final || hall.page === page);
  const pin = (page: HallPage) =>
    void part.change({ page }, (now) => (now.frozen ? say.later : say.now(say.pages[now.page])));
  // What the buttons and the line above say already is heard, not read a second time.
  const done = hall.frozen && part.done === say.later ? part.done : '';
  return (
    <Section title={say.screen} about={say.screenHelp}>
      <div className={styles.screen}>
        <Thumbnail path={hall.path} />
        <div className={styles.pages}>
          {may && (
            <fieldset className={styles.choice}>
              <legend>{say.shows}</legend>
              {pages.map((page) => (
                <button
                  key={page}
                  type="button"
                  className={styles.page}
                  aria-pressed={hall.page === page}
                  onClick={() => pin(page)}
                >
                  {say.pages[page]}
                </button>
              ))}
            </fieldset>
          )}
          <div className={section.row}>
            <Button component="a" href={hall.path} target="_blank" rel="noopener" variant="default">
              {say.open}
            </Button>
            {may && (
              <Button
                variant="default"
                loading={part.busy}
                onClick={() =>
                  void part.change({ frozen: !hall.frozen }, (now) => (now.frozen ? say.frozen : say.unfrozen))
                }
              >
                {hall.frozen ? say.unfreeze : say.freeze}
              </Button>
            )}
          </div>
          <p className="quiet small">{hall.frozen ? say.frozen : say.freezeHelp}</p>
          <PartFoot part={{ ...part, done }} />
        </div>
      </div>
    </Section>
  );
}

/** What the projector shows, small: the very page, which follows by itself. Nothing in it can be pressed. */
function Thumbnail({ path }: { readonly path: string }) {
  const say = useSentences(hallSentences);
  return (
    <div className={styles.thumbnail}>
      <iframe src={path} title={say.small} tabIndex={-1} loading="lazy" />
    </div>
  );
}
