import type { FormatId } from '@ronde/engine';
import { spokenAs, type Told, type Ui, type Words } from '@ronde/language';
import { useContext } from 'react';
import { DeskContext } from '../../shell/desk.ts';
import { useExternal } from '../external.ts';
import { lang } from './lang.ts';
import { type Screen, screenWords } from './screen.ts';
import { told, words } from './spoken.ts';

export function useWords(): Words {
  return words(useExternal(lang), useFormat());
}

/** The log and the reasons of a draw, on a page that is fetched with them (`telling`). */
export function useTold(): Told {
  return told(useExternal(lang), useFormat());
}

/** Of the desk's tournament; undefined outside one. */
function useFormat(): FormatId | undefined {
  const desk = useContext(DeskContext);
  return desk ? spokenAs(desk.tournament) : undefined;
}

/** The labels of the screens. */
export function useUi(): Ui {
  return useWords().ui;
}

/** The few words that only the browser app has. */
export function useScreen(): Screen {
  return screenWords(useExternal(lang), useFormat());
}
