import { Table, TextInput } from '@mantine/core';
import type { Bars } from '@ronde/engine/rating/season';
import { date, decimal } from '@ronde/language';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { OfficeSection } from '../office/office-section.tsx';
import { movesIn, regradedPlace } from '../office/preview-of-season.tsx';
import { previewSentences } from '../office/preview-sentences.ts';
import type { FederationAct } from '../office/use-decide.ts';
import { usePreview } from '../office/use-preview.tsx';
import { Distribution } from './distribution.tsx';
import { underBars } from './prepared.ts';
import styles from './season.module.css';
import { seasonSentences } from './sentences.ts';

interface Props {
  readonly figures: readonly number[];
  /** The season before, by name. */
  readonly former: string | undefined;
  readonly before: Bars;
  readonly proposed: Bars | null;
  readonly chosen: Bars;
  /** What stands in the fields, as typed. */
  readonly typed: TypedBars;
  readonly wrong: boolean;
  /** The season with these bars, whose opening is told below. */
  readonly command: FederationAct;
  readonly onType: (typed: TypedBars) => void;
}

export type TypedBars = Readonly<Record<keyof Bars, string>>;

export const typedBars = ({ joker, a, b }: Bars): TypedBars => ({ joker: String(joker), a: String(a), b: String(b) });

/** Whole numbers, each higher than the next; null: they are not. */
export function barsIn(typed: TypedBars): Bars | null {
  const whole = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const bars = { joker: whole(typed.joker), a: whole(typed.a), b: whole(typed.b) };
  return bars.joker > bars.a && bars.a > bars.b ? bars : null;
}

/** Classement international, §3. */
const shares = { Joker: 5, A: 10, B: 30, C: 55 } as const;
const fields = { Joker: 'joker', A: 'a', B: 'b', C: null } as const;

/** The distribution with its bars, and the table in which they are chosen. */
export function BarsPart({ figures, former, before, proposed, chosen, typed, wrong, command, onType }: Props) {
  const text = useSentences(seasonSentences);
  const lang = useLang();
  return (
    <OfficeSection title={text.bars} note={text.barsHelp}>
      <Distribution figures={figures} before={before} chosen={chosen} />
      <Sheet caption={text.bars} scope>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text.series}</Table.Th>
            {[text.wanted, former ?? text.last, text.proposed].map((name) => (
              <Table.Th key={name} scope="col" className={sheet.number}>
                {name}
              </Table.Th>
            ))}
            <Table.Th scope="col">{text.chosen}</Table.Th>
            {[text.people, text.share].map((name) => (
              <Table.Th key={name} scope="col" className={sheet.number}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {underBars(figures, chosen).map(({ series, people, share }) => {
            const field = fields[series];
            return (
              <Table.Tr key={series}>
                <Table.Th scope="row" className={sheet.strong}>
                  {series}
                </Table.Th>
                <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{shares[series]}&nbsp;%</Table.Td>
                <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{field && before[field]}</Table.Td>
                <Table.Td className={sheet.number}>{field && proposed?.[field]}</Table.Td>
                <Table.Td>
                  {field ? (
                    <TextInput
                      aria-label={text.barOf(series)}
                      inputMode="numeric"
                      className={styles.barField ?? ''}
                      value={typed[field]}
                      error={wrong}
                      onChange={(event) => onType({ ...typed, [field]: event.currentTarget.value })}
                    />
                  ) : (
                    <span className="quiet">{text.below}</span>
                  )}
                </Table.Td>
                <Table.Td className={`${sheet.number} ${sheet.strong}`}>{people}</Table.Td>
                <Table.Td className={sheet.number}>{decimal(lang, share, 1)}&nbsp;%</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Sheet>
      <p>{wrong ? <span role="status">{text.order}</span> : <Moving command={command} />}</p>
      {proposed && (
        <button type="button" className={`link ${styles.proposed}`} onClick={() => onType(typedBars(proposed))}>
          {text.takeProposed}
        </button>
      )}
    </OfficeSection>
  );
}

/** Counted with those who are named below, of one day. */
function Moving({ command }: Pick<Props, 'command'>) {
  const text = useSentences(seasonSentences);
  const preview = useSentences(previewSentences);
  const lang = useLang();
  const { data, isPlaceholderData } = usePreview(command, null);
  // Its line stays free while the bars that were just typed are counted.
  if (!data || data.refusal || isPlaceholderData) return <span role="status">{'\u00a0'}</span>;
  const { on, people } = data.regraded;
  return (
    <>
      <span role="status">{text.move(people.length, date(lang, on), movesIn(people, preview))}</span>{' '}
      {people.length > 0 && (
        <a className="link" href={`#${regradedPlace}`}>
          {text.whoMoves}
        </a>
      )}
    </>
  );
}
