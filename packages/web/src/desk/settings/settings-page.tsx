import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { deskPath } from '../../core/desk-query.ts';
import { useDesk } from '../../shell/desk.ts';
import { ForDirector } from '../../shell/for-director.tsx';
import { Refused } from '../../shell/refused.tsx';
import { useMay } from '../../shell/use-may.ts';
import { Page } from '../../ui/page.tsx';
import { Section, sectionStyles as section } from '../../ui/section.tsx';
import { useFile } from '../../ui/use-file.tsx';
import { OpenToPublic } from '../publication/open-to-public.tsx';
import { DetailsFields } from './details-fields.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { OptionsFields } from './options-fields.tsx';
import { SearchEngines } from './search-engines.tsx';
import { SeasonPart } from './season-part.tsx';
import styles from './settings.module.css';
import { useSave } from './use-save.ts';
import { useSettingsWords } from './use-settings-words.ts';

/** What the tournament is, how its formula plays, what others may do; one act saves what changed. */
export function SettingsPage() {
  const say = useSettingsWords();
  const may = useMay();
  if (!may.command('settings'))
    return (
      <Page title={say.title}>
        <ForDirector />
      </Page>
    );
  return (
    <Page title={say.title}>
      <Form />
      <OpenToPublic />
      <SeasonPart />
      <SearchEngines />
      <Rest />
    </Page>
  );
}

function Form() {
  const say = useSettingsWords();
  const { tournament } = useDesk();
  const { details, settings, options, wrong, save, busy, trouble, clear, said } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit} noValidate className={section.after}>
      <DetailsFields values={details.values} wrong={wrong.details} onChange={details.set} />
      <FormulaFields tournament={tournament} values={settings.values} wrong={wrong.settings} onChange={settings.set} />
      <OptionsFields values={options.values} wrong={wrong.places} onChange={options.set} />
      <div className={styles.foot}>
        <Refused trouble={trouble} onClose={clear} />
        <div className={section.row}>
          <Button type="submit" loading={busy} data-next="">
            {say.saveAll}
          </Button>
          <span className="quiet">{said}</span>
        </div>
      </div>
    </form>
  );
}

/** What is only read, and the way out. */
function Rest() {
  const say = useSettingsWords();
  const { t, tournament } = useDesk();
  const may = useMay();
  const file = useFile();
  return (
    <>
      <Section title={say.seed} about={say.seedHelp(String(tournament.seed))}>
        {null}
      </Section>
      {may.act('export-file') && (
        <Section title={say.file} about={say.fileHelp}>
          <div>
            <Button
              component="a"
              href={deskPath(t, '/file')}
              download
              variant="default"
              loading={file.busy}
              onClick={file.saves(deskPath(t, '/file'))}
            >
              {say.exportFile}
            </Button>
          </div>
          {file.said}
        </Section>
      )}
    </>
  );
}
