import type { Game, RegisterLine, RegisterPreviewLine } from '@ronde/contract/http/register';
import { capital } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { LineQuestion } from '../../lists/line-question.tsx';
import { faultText } from './fault-text.ts';
import { fieldName } from './field-name.ts';
import { type Change, changesOf, factsIn } from './line-changes.ts';
import styles from './register.module.css';
import type { ImportState } from './use-import.ts';
import { useRegisterWords } from './use-register-words.ts';
import type { RegisterWords } from './words.ts';

interface Props {
  readonly line: RegisterPreviewLine;
  readonly list: ImportState;
  readonly game: Game;
}

/** What one line changes, says, asks, or why it is refused. */
export function LineText({ line, list, game }: Props) {
  const say = useRegisterWords();
  const current = useExternal(lang);
  const { kind, entry, before, fault, implausible } = line;
  if (kind === 'refused') return <span className={styles.bad}>{fault && capital(faultText(current, fault))}</span>;
  if (!entry) return null;
  if (kind === 'doubtful') return <Doubt line={line} entry={entry} list={list} game={game} />;
  const changes = before ? changesOf(before, entry) : factsIn(entry);
  const said = changes.map((change) => changeText(change, before !== undefined, say, game));
  return [...said, ...(implausible ? [say.implausible] : [])].join(' · ');
}

function Doubt({ line, entry, list, game }: Props & { readonly entry: RegisterLine }) {
  const say = useRegisterWords();
  const { before } = line;
  const about = (one: RegisterLine): string =>
    factsIn(one)
      .map((change) => changeText(change, false, say, game))
      .join(' · ');
  const same = before ? ([['same', say.sameOne]] as const) : [];
  return (
    <>
      <span>{about(entry)}</span>
      <LineQuestion
        legend={say.samePerson}
        about={before ? [before.name, about(before)].filter(Boolean).join(' · ') : say.severalKnown}
        name={entry.name}
        options={[...same, ['both', say.keepBoth], ['leave', say.leave]] as const}
        chosen={list.answered(line.line)}
        onChoose={(said) => list.answer(line, said)}
      />
    </>
  );
}

/** « Cote 1803 → 1850 »; « Club Lyon » where nothing was. */
function changeText({ field, before, after }: Change, changed: boolean, say: RegisterWords, game: Game): string {
  const name = fieldName(say, field, game);
  const text = (value: Change['after']): string =>
    typeof value === 'boolean' ? (value ? say.yes : say.no) : String(value ?? '–');
  if (field === 'provisional') return changed ? `${name} ${text(before ?? false)} → ${text(after ?? false)}` : name;
  return changed ? `${name} ${text(before)} → ${text(after)}` : `${name} ${text(after)}`;
}
