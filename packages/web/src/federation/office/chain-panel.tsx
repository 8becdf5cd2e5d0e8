import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import type { Figures } from '@ronde/contract/http/federation/figures';
import { date, plExplained, signed } from '@ronde/language';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { RuleCite } from '../../ui/rule-cite.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { eloArticle, plArticle } from './articles.ts';
import { sumOf } from './calculation.tsx';
import styles from './office.module.css';
import { shownRating, useOffice } from './office.tsx';
import { previewSentences } from './preview-sentences.ts';
import { officeSentences } from './sentences.ts';

type Chain = NonNullable<FederationPreview['chain']>;
type Link = Chain['links'][number];

/** How a person’s rating goes on from event to event under both computations: the answer to « Pourquoi ? ». */
export function ChainPanel({ chain, onClose }: { readonly chain: Chain; readonly onClose: () => void }) {
  const text = useSentences(previewSentences);
  const office = useSentences(officeSentences);
  const { game } = useOffice();
  // What both computations say alike explains nothing.
  const links = chain.links.filter(({ before, after }) => before?.after !== after?.after);
  const last = links.at(-1);
  const gaps = links.flatMap(gapOf);
  const title =
    last?.before && last.after
      ? text.why(shownRating(last.before.after), shownRating(last.after.after))
      : text.whyAny(chain.person.name);
  const [first = 0] = gaps;
  return (
    <SidePanel title={title} onClose={onClose}>
      {gaps.length > 1 && first !== 0 && (
        <p>
          {text.fades(
            chain.person.name,
            first,
            gaps.map((gap) => String(Math.abs(gap))),
          )}
        </p>
      )}
      <ol className={styles.panelList}>
        {links.map((link) => (
          <ChainLink key={link.step.id} link={link} />
        ))}
      </ol>
      <RuleCite cite={game === 'scrabble' ? plArticle(office.chainArticle) : eloArticle(office.eloArticle)} />
    </SidePanel>
  );
}

const gapOf = ({ before, after }: Link): readonly number[] =>
  before && after ? [Math.round(after.after) - Math.round(before.after)] : [];

function ChainLink({ link }: { readonly link: Link }) {
  const text = useSentences(previewSentences);
  const lang = useLang();
  const { step, before, after } = link;
  const [gap] = gapOf(link);
  return (
    <li>
      <div className={styles.split}>
        <strong>
          {step.name}, {date(lang, step.lastDay)}
        </strong>
        <span className="quiet">{gap !== undefined && signed(gap)}</span>
      </div>
      <Side word={text.countedSum} figures={before} link={link} />
      <Side word={text.becomesSum} figures={after} link={link} />
    </li>
  );
}

interface SideProps {
  readonly word: string;
  readonly figures: Figures | null;
  readonly link: Link;
}

function Side({ word, figures, link }: SideProps) {
  const text = useSentences(previewSentences);
  const lang = useLang();
  const explained = plExplained[lang];
  return (
    <p className={styles.sum}>
      <span className="quiet small">{word}</span>
      <span>
        {figures ? <strong>{sumOf(figures, lang)}</strong> : text.notThere}
        {figures?.system === 'pl' && (
          <>
            <br />
            <span className="quiet small">
              {explained.place(figures, link)}.{' '}
              {figures.share !== null && `${explained.bonus(figures, { approved: true, value: link.value })} `}
              {explained.game(figures)}
            </span>
          </>
        )}
      </span>
    </p>
  );
}
