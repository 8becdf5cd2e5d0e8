import {
  type FormatId,
  formulaOf,
  playsWargame,
  type Season,
  type Settings,
  seasonOf,
  type Tournament,
} from '@ronde/engine';
import { settingFixed } from '@ronde/engine/decide/settings';
import { eventCategory } from '@ronde/language';
import { Fragment } from 'react';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { FormulaChoice } from './formula-choice.tsx';
import { settingsSentences } from './sentences.ts';
import { SettingField } from './setting-field.tsx';
import { choices, fieldsOf, type SettingName, type SettingValues, settingKeys } from './setting-values.ts';

/** In sections of their own. */
const apart: ReadonlySet<keyof Settings> = new Set<keyof Settings>(['firstTable', 'closedTables', 'rating']);

interface Props {
  readonly tournament: Tournament;
  readonly values: SettingValues;
  readonly wrong: readonly SettingName[];
  readonly onChange: (change: Partial<SettingValues>) => void;
  /** Another formula may be chosen while nothing is drawn. */
  readonly chosen: FormatId;
  readonly onChoose: (format: FormatId) => void;
}

/** Every setting of the formula: those that may change as fields, the others as facts. */
export function FormulaFields({ tournament, values, wrong, onChange, chosen, onChoose }: Props) {
  const text = useSentences(settingsSentences);
  const ui = useSentences(uiSentences);
  const { format } = tournament;
  const season = seasonOf({ ...tournament, settings: seasonAlone(tournament.settings) });
  const categories = useCategories(season);
  const keys = settingKeys(format);
  const free = tournament.rounds.length === 0 && tournament.status === 'open';
  const closed = tournament.status === 'closed';
  // Once closed, so many rounds were held: another plan would change nothing.
  const open = keys.filter((key) => !settingFixed(tournament, key) && !(closed && key === 'rounds'));
  const fixed = keys.filter((key) => settingFixed(tournament, key)).flatMap((key) => fieldsOf(key, format));
  const fields = (chosen: typeof keys) =>
    chosen
      .flatMap((key) => fieldsOf(key, format))
      .filter((name) => name !== 'avoidedRounds' || values.avoidClubs === 'rounds')
      .map((name) => (
        <SettingField
          key={name}
          name={name}
          values={values}
          wrong={wrong.includes(name)}
          {...(name === 'rounds' && { rule: String(roundsByRule(tournament)) })}
          {...(name === 'category' && { named: categories })}
          {...(name === 'nbpMax' && { rule: String(season.nbpMax) })}
          {...(name === 'jokerBar' && { rule: String(season.bars.joker) })}
          onChange={onChange}
        />
      ));
  const tour = playsWargame(tournament);
  return (
    <>
      <Section title={text.formula} about={free ? text.formulaFree : text.formulaHelp(ui.formats[format])}>
        {free && <FormulaChoice chosen={chosen} onChoose={onChoose} />}
        <div className={section.fields}>{fields(open.filter((key) => !apart.has(key)))}</div>
        {closed && <p className="quiet">{text.held(tournament.rounds.length, planned(tournament), tour)}</p>}
        {tournament.settings.openingTables && <p className="quiet">{text.ownTables}</p>}
        {fixed.length > 0 && (
          <>
            <h3>{text.fixedTitle}</h3>
            <p className="quiet small">{tour ? text.fixedHelpTour : text.fixedHelp}</p>
            <Fixed names={fixed} values={values} />
          </>
        )}
      </Section>
      <Section title={text.tablesTitle} about={text.tablesHelp}>
        <div className={section.fields}>
          {fields(open.filter((key) => key === 'firstTable' || key === 'closedTables'))}
        </div>
      </Section>
      <Section title={text.ratingTitle}>
        <div className={section.fields}>{fields(open.filter((key) => key === 'rating'))}</div>
      </Section>
    </>
  );
}

/** « 2 : 17 à 32 joueurs, Masters régionaux » */
function useCategories(season: Season): Readonly<Record<string, string>> {
  const text = useSentences(settingsSentences);
  const spoken = useExternal(lang);
  return Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).map((id) => [id, text.categoryNamed(id, eventCategory(spoken, id, season))]),
  );
}

/** What the season says where the tournament says nothing of its own. */
const seasonAlone = ({ rating }: Settings): Settings =>
  rating?.season === undefined ? {} : { rating: { season: rating.season } };

/** As many rounds as were to be held when it was closed. */
const planned = (tournament: Tournament): number =>
  formulaOf(tournament.format).plannedRounds({ ...tournament, status: 'open' });

/** As many rounds as the rule gives those who are registered. */
function roundsByRule(tournament: Tournament): number {
  const { rounds: _, ...settings } = tournament.settings;
  return formulaOf(tournament.format).plannedRounds({ ...tournament, settings });
}

function Fixed({ names, values }: { readonly names: readonly SettingName[]; readonly values: SettingValues }) {
  const text = useSentences(settingsSentences);
  const shown = (name: SettingName): string => {
    const value = values[name];
    if (choices[name]) return text.fields[name].options?.[value] ?? value;
    return value === '' ? text.byRule : value;
  };
  return (
    <dl className={section.facts}>
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{text.fields[name].label}</dt>
          <dd>{shown(name)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
