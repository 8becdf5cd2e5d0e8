import { Button, TextInput } from '@mantine/core';
import type { Listing } from '@ronde/contract/http/installation';
import { pathOf } from '@ronde/contract/routes/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useExternal } from '../../core/external.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { ForDirector, usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Warnings } from '../../shell/warnings.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useFile } from '../../ui/file-links.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { OpenToPublic } from '../publication/open-to-public.tsx';
import { PutAwaySection } from '../publication/put-away.tsx';
import { CharterPart } from './charter-part.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { OptionsFields } from './options-fields.tsx';
import { RecipientPart } from './recipient-part.tsx';
import { SeasonPart } from './season-part.tsx';
import { settingsSentences } from './sentences.ts';
import { settingFieldId } from './setting-field.tsx';
import styles from './settings.module.css';
import { TimetablePart } from './timetable-part.tsx';
import { type DetailName, type DetailValues, detailFields, useSave } from './use-save.ts';

/** What the tournament is, how its formula plays, what others may do; one act saves what changed. */
export function SettingsPage() {
  const text = useSentences(settingsSentences);
  const { tournament } = useDesk();
  const allowed = usePermissions();
  if (!allowed.command('settings'))
    return (
      <Page title={text.title}>
        <ForDirector />
      </Page>
    );
  return (
    <Page title={text.title}>
      {/* What a setting can still change of what the day will count for. */}
      {tournament.rounds.length === 0 && <Warnings on="before" />}
      <Form />
      <TimetablePart />
      <CharterPart />
      <OpenToPublic />
      <SeasonPart />
      <RecipientPart />
      <SearchEngines />
      <Rest />
      <PutAwaySection />
    </Page>
  );
}

function Form() {
  const text = useSentences(settingsSentences);
  const { tournament } = useDesk();
  const { formula, details, settings, options, wrong, save, busy, trouble, clear, said } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate className={section.after}>
      <DetailsFields values={details.values} wrong={wrong.details} onChange={details.set} />
      <FormulaFields
        tournament={tournament}
        values={settings.values}
        wrong={wrong.settings}
        onChange={settings.set}
        chosen={formula.chosen}
        onChoose={formula.onChoose}
      />
      <OptionsFields values={options.values} wrong={wrong.places} onChange={options.set} />
      <div className={styles.foot}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <div className={section.row}>
          <Button type="submit" loading={busy} data-next="">
            {formula.changes ? text.saveFormula : text.saveAll}
          </Button>
          <span className="quiet">{said}</span>
        </div>
      </div>
    </form>
  );
}

/** What is only read, and the way out. */
function Rest() {
  const text = useSentences(settingsSentences);
  const { t, tournament } = useDesk();
  const allowed = usePermissions();
  const file = useFile();
  const archive = pathOf('GET /api/tournaments/{t}/archive', { t, query: { lang: useExternal(lang) } });
  return (
    <>
      <Section title={text.seed} about={text.seedHelp(String(tournament.seed))}>
        {null}
      </Section>
      {allowed.act('export-file') && (
        <Section title={text.file} about={text.fileHelp}>
          <div>
            <Button
              component="a"
              href={pathOf('GET /api/tournaments/{t}/file', { t })}
              download
              variant="default"
              loading={file.busy}
              onClick={file.saves(pathOf('GET /api/tournaments/{t}/file', { t }))}
            >
              {text.exportFile}
            </Button>{' '}
            <Button
              component="a"
              href={archive}
              download
              variant="default"
              loading={file.busy}
              onClick={file.saves(archive)}
            >
              {text.archive}
            </Button>
          </div>
          {file.said}
        </Section>
      )}
    </>
  );
}

interface Props {
  readonly values: DetailValues;
  readonly wrong: readonly DetailName[];
  readonly onChange: (change: Partial<DetailValues>) => void;
}

/** What the tournament says of itself. */
function DetailsFields({ values, wrong, onChange }: Props) {
  const text = useSentences(settingsSentences);
  const help: Partial<Record<DetailName, string>> = { endDate: text.endDateHelp, event: text.eventHelp };
  const missing = (name: DetailName) => (name === 'date' ? text.dateMissing : text.nameMissing);
  return (
    <Section title={text.details}>
      <div className={section.fields}>
        {detailFields.map((name) => (
          <TextInput
            key={name}
            id={settingFieldId(name)}
            label={text[name]}
            {...(help[name] !== undefined && { description: help[name] })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type={name === 'date' || name === 'endDate' ? 'date' : 'text'}
            maxLength={name === 'pool' ? 40 : 160}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            {...(wrong.includes(name) && { error: missing(name) })}
          />
        ))}
      </div>
    </Section>
  );
}

const key = ['listing'];

/** Whether search engines may list the public pages: of the whole house, so for whoever manages it alone. */
function SearchEngines() {
  return usePermissions().act('house-settings') ? <Choice /> : null;
}

function Choice() {
  const text = useSentences(settingsSentences);
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => load('GET /api/listing'), staleTime: 0 });
  const { run, busy, trouble, clear } = useAct();
  if (!data) return null;
  const turn = async () => {
    const wanted: Listing = { listed: !data.listed };
    if (!(await run(() => call('PUT /api/listing', { body: wanted }, { repeatable: true })))) return;
    client.setQueryData(key, wanted);
    announce(wanted.listed ? text.listed : text.unlisted);
  };
  return (
    <Section title={text.searchEngines} about={data.listed ? text.listed : text.unlisted}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <div className={section.row}>
        <Button variant="default" loading={busy} onClick={() => void turn()}>
          {data.listed ? text.unlistNow : text.listNow}
        </Button>
      </div>
    </Section>
  );
}
