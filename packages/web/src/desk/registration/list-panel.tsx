import { Button } from '@mantine/core';
import { formulaOf, playsWargame } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import { ListColumns } from '../../lists/list-columns.tsx';
import { SourceFields } from '../../lists/source-fields.tsx';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { TaskBar } from '../../ui/task-bar.tsx';
import registration from '../roster/registration.module.css';
import { useRegistrationWords } from '../roster/use-registration-words.ts';
import { ListCounts, ListLines } from './list-lines.tsx';
import { useList } from './use-list.ts';

/** A list from a club or a spreadsheet, pasted or as a file, shown line by line before anybody is registered. */
export function ListPanel({ onClose }: { readonly onClose: () => void }) {
  const { registration: ui } = useUi();
  const say = useRegistrationWords();
  const list = useList(onClose);
  const { tournament } = useDesk();
  // Round robin and Swiss may be of either game.
  const armies = formulaOf(tournament.format).results.includes('losses');
  const { counts } = list;
  return (
    <SidePanel title={ui.paste} onClose={onClose}>
      <div className={registration.form}>
        <Refused trouble={list.trouble} onClose={list.clear} />
        <SourceFields
          source={list.source}
          label={ui.pasteHelp}
          help={playsWargame(tournament) ? say.listHelpArmies : say.listHelp}
        />
        <ListCounts list={list} />
        {(counts.ready > 0 || counts.done > 0) && (
          <Button data-next="" onClick={() => void list.apply()} loading={list.registering}>
            {ui.pasteApply(counts.ready)}
          </Button>
        )}
        <ListColumns columns={list.columns} armies={armies} onChange={list.source.take} />
        <TaskBar task={list.task} />
        <ListLines list={list} />
        <p role="status" className="sr-only">
          {list.reading ? say.reading : ''}
        </p>
      </div>
    </SidePanel>
  );
}
