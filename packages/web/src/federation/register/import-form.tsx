import { TextInput } from '@mantine/core';
import type { Game } from '@ronde/contract/http/register';
import { date } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { EncodingChoice } from '../../lists/encoding-choice.tsx';
import { ListColumns } from '../../lists/list-columns.tsx';
import { SourceFields } from '../../lists/source-fields.tsx';
import { useListWords } from '../../lists/use-list-words.ts';
import { GameChoice } from './game-choice.tsx';
import styles from './register.module.css';
import { useCount } from './use-count.ts';
import type { ImportState } from './use-import.ts';
import { useRegisterWords } from './use-register-words.ts';

interface Props {
  readonly game: Game;
  readonly onGame: (game: Game) => void;
  readonly list: ImportState;
  readonly listedOn: string;
  readonly onListedOn: (date: string) => void;
}

/** Whose list it is, of which day, and the list itself. */
export function ImportForm({ game, onGame, list, listedOn, onListedOn }: Props) {
  const say = useRegisterWords();
  const words = useListWords();
  const current = useExternal(lang);
  const newest = useCount(game)?.listedOn ?? null;
  const older = newest !== null && listedOn !== '' && listedOn < newest;
  const { preview, source } = list;
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <GameChoice game={game} onChange={onGame} />
        <TextInput
          label={say.listedOn}
          type="date"
          value={listedOn}
          onChange={(event) => onListedOn(event.currentTarget.value)}
        />
      </div>
      {older && <p className={styles.advice}>{say.older(date(current, newest))}</p>}
      <SourceFields source={source} label={say.paste} help={say.pasteHelp} />
      <ListColumns columns={list.columns} armies={false} onChange={source.take} />
      {source.file && preview?.encoding && (
        <EncodingChoice encoding={preview.encoding} sure={preview.sure} onChange={source.encode} />
      )}
      <p role="status" className={list.reading ? 'quiet' : 'sr-only'}>
        {list.reading ? words.reading : ''}
      </p>
    </div>
  );
}
