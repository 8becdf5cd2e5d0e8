import type { RegisterFault, RegisterGame, RegisterLine, RegisterPreviewLine } from '@ronde/contract/http/register';
import { capital, type Lang } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { LineQuestion } from '../../lists/list-fields.tsx';
import { listSentences } from '../../lists/sentences.ts';
import styles from './register.module.css';
import { type RegisterSentences, registerSentences } from './sentences.ts';
import type { ImportState } from './use-import.ts';

interface Props {
  readonly line: RegisterPreviewLine;
  readonly list: ImportState;
  readonly game: RegisterGame;
}

/** What one line changes, says, asks, or why it is refused. */
export function LineText({ line, list, game }: Props) {
  const text = useSentences(registerSentences);
  const current = useExternal(lang);
  const { kind, entry, before, fault, implausible } = line;
  if (kind === 'refused') return <span className={styles.bad}>{fault && capital(faultText(current, fault))}</span>;
  if (!entry) return null;
  if (kind === 'doubtful') return <Doubt line={line} entry={entry} list={list} game={game} />;
  const changes = before ? changesOf(before, entry) : factsIn(entry);
  const said = changes.map((change) => changeText(change, before !== undefined, text, game));
  return [...said, ...(implausible ? [text.implausible] : [])].join(' · ');
}

function Doubt({ line, entry, list, game }: Props & { readonly entry: RegisterLine }) {
  const text = useSentences(registerSentences);
  const { before } = line;
  const about = (one: RegisterLine): string =>
    factsIn(one)
      .map((change) => changeText(change, false, text, game))
      .join(' · ');
  const same = before ? ([['same', text.sameOne]] as const) : [];
  return (
    <>
      <span>{about(entry)}</span>
      <LineQuestion
        legend={text.samePerson}
        about={before ? [before.name, about(before)].filter(Boolean).join(' · ') : text.severalKnown}
        name={entry.name}
        options={[...same, ['both', text.keepBoth], ['leave', text.leave]] as const}
        chosen={list.answered(line.line)}
        onChoose={(said) => list.answer(line, said)}
      />
    </>
  );
}

/** « Cote 1803 → 1850 »; « Club Lyon » where nothing was. */
function changeText(
  { field, before, after }: Change,
  changed: boolean,
  text: RegisterSentences,
  game: RegisterGame,
): string {
  const name = fieldName(text, field, game);
  const shown = (value: Change['after']): string =>
    typeof value === 'boolean' ? (value ? text.yes : text.no) : String(value ?? '–');
  if (field === 'provisional') return changed ? `${name} ${shown(before ?? false)} → ${shown(after ?? false)}` : name;
  return changed ? `${name} ${shown(before)} → ${shown(after)}` : `${name} ${shown(after)}`;
}

/** Why a line of the list is not kept. */
function faultText(lang: Lang, fault: RegisterFault): string {
  const text = registerSentences[lang];
  switch (fault.code) {
    case 'repeated':
      return fault.by === 'licence' ? text.repeatedLicence(fault.above) : text.repeatedName(fault.above);
    case 'ambiguous-rating':
      return text.ambiguous(fault.text, fault.whole, fault.decimal);
    default:
      return listSentences[lang].fault(fault);
  }
}

interface Change {
  readonly field: keyof RegisterLine;
  readonly before: RegisterLine[keyof RegisterLine];
  readonly after: RegisterLine[keyof RegisterLine];
}

/** In the order in which they are read; the name stands in front anyway. */
const shown = [
  'licence',
  'federation',
  'club',
  'category',
  'nationality',
  'pseudonym',
  'rating',
  'provisional',
  'duplicateSeries',
  'birthYear',
  'lastEvent',
] as const;
/** What a list that leaves them out takes away. */
const taken: ReadonlySet<keyof RegisterLine> = new Set(['rating', 'provisional', 'duplicateSeries']);

/** What the register said and the list says otherwise. A rating of 0 is none (RATE-05). */
export function changesOf(before: RegisterLine, entry: RegisterLine): readonly Change[] {
  return (['name', ...shown] as const).flatMap((field): readonly Change[] => {
    const [was, is] = [before[field] || undefined, entry[field] || undefined];
    if (was === is || (is === undefined && !taken.has(field))) return [];
    return [{ field, before: was, after: is }];
  });
}

/** All that a line says of somebody beside the name. */
export const factsIn = (entry: RegisterLine): readonly Change[] =>
  shown.flatMap((field) => (entry[field] ? [{ field, before: undefined, after: entry[field] }] : []));

/** What a fact is called: the wargame's rating is an Elo. */
export const fieldName = (text: RegisterSentences, field: keyof RegisterLine, game: RegisterGame): string =>
  field === 'rating' && game === 'art-de-la-guerre' ? 'Elo' : text.fields[field];
