import { Button, FileButton, TextInput } from '@mantine/core';
import type { Seasons } from '@ronde/contract/http/installation';
import { lastDayOf, playsWargame, type Season, season2015, seasonOf } from '@ronde/engine';
import { type Dictionary, date } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { type Answer, call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

const key = ['seasons'];

/** The season that this tournament is rated in; and, for whoever manages the house, those that it knows. */
export function SeasonPart() {
  const allowed = usePermissions();
  const { tournament } = useDesk();
  const { data } = useQuery({ queryKey: key, queryFn: () => load('GET /api/seasons'), staleTime: 0 });
  if (playsWargame(tournament)) return null;
  return (
    <>
      <Own known={data?.seasons ?? []} />
      {allowed.act('house-settings') && data && <House known={data.seasons} />}
    </>
  );
}

function Own({ known }: { readonly known: readonly Season[] }) {
  const text = useSentences(seasonSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const { rating } = tournament.settings;
  const { jokerBar: _, nbpMax: _most, ...others } = rating ?? {};
  const own = seasonOf({ ...tournament, settings: { rating: others } });
  const other = tournament.status === 'open' ? seasonToTake(known, lastDayOf(tournament), own) : null;
  const take = (season: Season) =>
    run(() => send({ kind: 'settings', saw: rating ? { rating } : {}, to: { rating: { ...rating, season } } }));
  return (
    <Section title={text.title} about={text.about(seasonOf(tournament))}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {other && (
        <div className={section.row}>
          <Button variant="default" loading={busy} onClick={() => void take(other)}>
            {text.take(other.name)}
          </Button>
        </div>
      )}
    </Section>
  );
}

function House({ known }: { readonly known: readonly Season[] }) {
  const text = useSentences(seasonSentences);
  const spoken = useExternal(lang);
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const change = async (asked: () => Promise<Answer<Seasons>>): Promise<boolean> => {
    const seasons = await run(asked);
    if (seasons) client.setQueryData(key, seasons);
    return seasons !== null;
  };
  const keep = (text: string) => change(() => call('POST /api/seasons', { body: { text } }));
  return (
    <Section title={text.house} about={text.houseAbout}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {known.length === 0 && <p className="quiet">{text.none}</p>}
      <ul>
        {known.map((season) => (
          <li key={season.from}>
            {text.line(season, date(spoken, season.from))}{' '}
            <button
              type="button"
              className="link"
              disabled={busy}
              aria-label={text.remove(season.name)}
              onClick={() => void change(() => call('DELETE /api/seasons/{from}', { from: season.from }))}
            >
              {text.removeShort}
            </button>
          </li>
        ))}
      </ul>
      <NewSeason before={known[0] ?? season2015} busy={busy} keep={keep} />
    </Section>
  );
}

interface NewSeasonProps {
  /** What is not typed is as in this one. */
  readonly before: Season;
  readonly busy: boolean;
  readonly keep: (text: string) => Promise<boolean>;
}

function NewSeason({ before, busy, keep }: NewSeasonProps) {
  const text = useSentences(seasonSentences);
  const [typed, setTyped] = useState<SeasonTyped>(nothingTyped);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await keep(seasonText(typed, before))) setTyped(nothingTyped);
  };
  const take = async (file: File | null) => {
    if (file) await keep(await file.text());
  };
  const field = (name: keyof SeasonTyped, type: 'text' | 'date' = 'text', placeholder = '') => (
    <TextInput
      label={text[name]}
      type={type}
      placeholder={placeholder}
      maxLength={name === 'ten' ? 500 : 40}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      {...(name === 'ten' && { description: text.tenHelp })}
    />
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={section.fields}>
        {field('name')}
        {field('from', 'date')}
        {field('joker', 'text', String(before.bars.joker))}
        {field('a', 'text', String(before.bars.a))}
        {field('b', 'text', String(before.bars.b))}
        {field('ten')}
      </div>
      <p className="quiet">{text.rest(before.name)}</p>
      <div className={section.row}>
        <Button type="submit" variant="default" loading={busy}>
          {text.add}
        </Button>
        <FileButton accept=".json,application/json" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default">
              {text.file}
            </Button>
          )}
        </FileButton>
      </div>
    </form>
  );
}

/** A season as it is typed: what changes every year. */
interface SeasonTyped {
  readonly name: string;
  readonly from: string;
  readonly joker: string;
  readonly a: string;
  readonly b: string;
  readonly ten: string;
}

export const nothingTyped: SeasonTyped = { name: '', from: '', joker: '', a: '', b: '', ten: '' };

/**
 * The season as its file would say it: what is typed, the rest from the one before. What is no number stays as typed,
 * for the server says what is wrong with a season, in one place for a form and a file.
 */
export function seasonText({ name, from, joker, a, b, ten }: SeasonTyped, before: Season): string {
  const figure = (text: string): number | string => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : text);
  const worldTopTen = ten
    .split(/[,;\n]/u)
    .map((licence) => licence.trim())
    .filter(Boolean);
  const bars = { joker: figure(joker), a: figure(a), b: figure(b) };
  return JSON.stringify({ ...before, name: name.trim(), from, bars, worldTopTen });
}

/** The season that the house knows for a day, where the tournament has another one; null: nothing to take. */
export function seasonToTake(known: readonly Season[], lastDay: string, own: Season): Season | null {
  const [newest] = known.filter(({ from }) => from <= lastDay).toSorted((x, y) => (x.from < y.from ? 1 : -1));
  return newest && JSON.stringify(newest) !== JSON.stringify(own) ? newest : null;
}

const fr = {
  title: 'Saison du classement',
  about: ({ name, bars }: Season) =>
    `${name} : série Joker à partir de ${bars.joker}, A de ${bars.a}, B de ${bars.b}. Les cotes, les séries et les prix de ce tournoi la suivent.`,
  take: (name: string) => `Prendre la saison ${name}`,
  house: 'Saisons de cette installation',
  houseAbout: 'Un nouveau tournoi prend la saison de son dernier jour. Les tournois déjà créés gardent la leur.',
  none: 'Aucune : seule la saison 2015-2016 est connue.',
  line: ({ name, bars, worldTopTen }: Season, from: string) =>
    `${name}, à partir du ${from} : ${bars.joker}, ${bars.a}, ${bars.b}${worldTopTen.length === 0 ? '' : ` ; ${worldTopTen.length} licences du championnat du monde`}`,
  remove: (name: string) => `Retirer la saison ${name}`,
  removeShort: 'Retirer',
  name: 'Nom de la saison',
  from: 'Premier jour',
  joker: 'Série Joker à partir de la cote',
  a: 'Série A',
  b: 'Série B',
  ten: 'Licences des dix premiers du championnat du monde',
  tenHelp: 'Séparées par des virgules ; sinon, laissez vide.',
  add: 'Ajouter la saison',
  rest: (name: string) => `Le reste (M, PL*, NbPmax) est repris de la saison ${name} ; un fichier de saison dit tout.`,
  file: 'Choisir un fichier de saison',
};

type SeasonSentences = typeof fr;

const en: SeasonSentences = {
  title: 'Season of the rating',
  about: ({ name, bars }) =>
    `${name}: Joker series from ${bars.joker}, A from ${bars.a}, B from ${bars.b}. Ratings, series and prizes of this tournament follow it.`,
  take: (name) => `Take the season ${name}`,
  house: 'Seasons of this installation',
  houseAbout: 'A new tournament takes the season of its last day. Existing tournaments keep theirs.',
  none: 'None: only the season 2015-2016 is known.',
  line: ({ name, bars, worldTopTen }, from) =>
    `${name}, from ${from}: ${bars.joker}, ${bars.a}, ${bars.b}${worldTopTen.length === 0 ? '' : `; ${worldTopTen.length} licences of the world championship`}`,
  remove: (name) => `Remove the season ${name}`,
  removeShort: 'Remove',
  name: 'Name of the season',
  from: 'First day',
  joker: 'Joker series from a rating of',
  a: 'Series A',
  b: 'Series B',
  ten: 'Licences of the first ten of the world championship',
  tenHelp: 'Separated by commas; leave empty if there are none.',
  add: 'Add the season',
  rest: (name) => `The rest (M, PL*, NbPmax) is that of the season ${name}; a season file sets everything.`,
  file: 'Choose a season file',
};

const seasonSentences: Dictionary<SeasonSentences> = { fr, en };
