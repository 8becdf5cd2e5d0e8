import type { PublicOptions } from '@ronde/contract/http/player';
import type { Details, FormatId, Tournament } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { optionsKey, useOptions } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import { optionsIn, optionValues, sameOptions } from './options-fields.tsx';
import { settingsSentences } from './sentences.ts';
import { settingFieldId } from './setting-field.tsx';
import { changedSettings, type SettingName, settingValues, wrongFields } from './setting-values.ts';

interface Wrong {
  readonly details: readonly DetailName[];
  readonly settings: readonly SettingName[];
  readonly places: boolean;
}

const none: Wrong = { details: [], settings: [], places: false };

/** The three parts of the page, each with what is typed in it, and one act that saves those that changed. */
export function useSave() {
  const text = useSentences(settingsSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const client = useQueryClient();
  const known = useOptions(t);
  const details = useEdited(tournament, detailValues);
  const settings = useEdited(tournament, (of: Tournament) => settingValues(of.settings));
  const options = useEdited(known, optionValues);
  // Kept with what it replaces: a formula that somebody else changed meanwhile is no choice of this page.
  const [over, setOver] = useState<{ readonly saw: FormatId; readonly to: FormatId } | null>(null);
  const format = over?.saw === tournament.format ? over.to : tournament.format;
  const { run, busy, trouble, clear } = useAct();
  const [wrong, setWrong] = useState<Wrong>(none);
  const [done, setDone] = useState('');

  const saveParts = async (places: PublicOptions): Promise<boolean> => {
    const said = changedDetails(details.base, details.values);
    if (said && !(await run(() => send({ kind: 'details', ...said })))) return false;
    details.reset();
    const chosen = changedSettings(settings.base.settings, settings.values, tournament.format);
    if (chosen && !(await run(() => send({ kind: 'settings', ...chosen })))) return false;
    settings.reset();
    if (
      format !== tournament.format &&
      !(await run(() => send({ kind: 'formula', saw: tournament.format, to: format })))
    )
      return false;
    if (!known || sameOptions(known, places)) return true;
    const now = await run(() => call('PUT /api/tournaments/{t}/options', { t, body: places }, { repeatable: true }));
    if (!now) return false;
    client.setQueryData(optionsKey(t), now);
    options.reset();
    return true;
  };
  const save = async () => {
    const places = optionsIn(options.values);
    const found = {
      details: (['name', 'date'] as const).filter((name) => details.values[name].trim() === ''),
      settings: wrongFields(settings.values, tournament.format),
      places: places === null,
    };
    setWrong(found);
    setDone('');
    const first = [...found.details, ...found.settings, ...(found.places ? ['places'] : [])][0];
    if (first !== undefined || !places) return document.getElementById(settingFieldId(first ?? 'places'))?.focus();
    const touched =
      format !== tournament.format ||
      changedDetails(details.base, details.values) ||
      changedSettings(settings.base.settings, settings.values, tournament.format) ||
      (known && !sameOptions(known, places));
    if (touched && !(await saveParts(places))) return;
    const message = touched ? text.savedNow : text.nothing;
    setDone(message);
    announce(message);
  };
  const faulty = wrong.details.length + wrong.settings.length > 0 || wrong.places;
  const choose = (to: FormatId) => {
    clear();
    setDone('');
    setOver({ saw: tournament.format, to });
  };
  const formula = { chosen: format, onChoose: choose, changes: format !== tournament.format };
  return { formula, details, settings, options, wrong, save, busy, trouble, clear, said: faulty ? text.mend : done };
}

/**
 * Fields over a value that others may change meanwhile. From the first key on, what was seen then is kept: it is what
 * the change will be compared with.
 */
function useEdited<Source, Values extends object>(now: Source, valuesOf: (source: Source) => Values) {
  const [seen, setSeen] = useState<{ readonly source: Source } | null>(null);
  const [over, setOver] = useState<Partial<Values>>({});
  const base = seen ? seen.source : now;
  return {
    base,
    values: { ...valuesOf(base), ...over },
    set: (change: Partial<Values>) => {
      setSeen(seen ?? { source: now });
      setOver({ ...over, ...change });
    },
    /** What is typed has been saved. */
    reset: () => {
      setSeen(null);
      setOver({});
    },
  };
}

/** The timetable and the charter have parts of their own. */
export type DetailName = Exclude<keyof Details, 'timetable' | 'charter'>;

export const detailFields: readonly DetailName[] = ['name', 'date', 'endDate', 'place', 'event', 'theme', 'pool'];

export type DetailValues = Readonly<Record<DetailName, string>>;

export const detailValues = (t: Tournament): DetailValues => ({
  name: t.name,
  date: t.date,
  endDate: t.endDate ?? '',
  place: t.place ?? '',
  event: t.event ?? '',
  theme: t.theme ?? '',
  pool: t.pool ?? '',
});

/** The details that were changed: as they were seen, and as they become; an emptied one is left out. */
export function changedDetails(
  t: Tournament,
  values: DetailValues,
): { readonly saw: Details; readonly to: Details } | null {
  const was = detailValues(t);
  const names = detailFields.filter((name) => values[name].trim() !== was[name]);
  if (names.length === 0) return null;
  const side = (of: DetailValues): Details =>
    Object.fromEntries(names.flatMap((name) => (of[name].trim() === '' ? [] : [[name, of[name].trim()]])));
  return { saw: side(was), to: side(values) };
}
