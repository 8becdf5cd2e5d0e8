import { Button, Table, TextInput } from '@mantine/core';
import type { RegisterPreviewLine } from '@ronde/contract/http/register';
import { date as dateText } from '@ronde/language';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { today } from '../../core/hour.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { ColumnChoices, EncodingChoice, ReadingNotes, SourceFields } from '../../lists/list-fields.tsx';
import { listSentences } from '../../lists/sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { officeAddress } from '../office/addresses.ts';
import { shownRating, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { type TakeListSentences, takeListSentences } from './take-list-sentences.ts';
import { ratedIn, type TakenList, useTakenList } from './use-taken-list.ts';

/** Another federation’s list, read from a sheet: once received it is a document like any other. */
export function TakeListPage() {
  const text = useSentences(takeListSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const [, go] = useLocation();
  const list = useTakenList();
  const [name, setName] = useState('');
  const [date, setDate] = useState(today);
  const [pressed, setPressed] = useState(false);
  const why = missingFor(list, name, date, text);
  const take = async () => {
    setPressed(why !== null);
    if (why !== null) return;
    const came = await list.take(name.trim(), date);
    if (!came) return;
    announce(text.taken(name.trim(), dateText(lang, date)));
    go(officeAddress.received(f, came.receipt));
  };
  return (
    <Page
      title={text.title}
      note={
        <Link href={officeAddress.received(f)} className="link">
          {text.back}
        </Link>
      }
      acts={
        <Button loading={list.busy} data-next="" onClick={() => void take()}>
          {text.take(list.people.length)}
        </Button>
      }
    >
      {pressed && why && <Notice tone="refusal" title={why} onClose={() => setPressed(false)} focus />}
      <TroubleNotice trouble={list.trouble} onClose={list.clear} />
      <TaskBar task={list.read.task} />
      <Section title={text.which} about={text.help}>
        <div className={section.fields}>
          <TextInput
            label={text.name}
            placeholder={text.nameExample}
            maxLength={160}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={text.date}
            max={today()}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </div>
        <Reading list={list} />
      </Section>
      {list.read.preview && <Lines lines={list.lines} people={list.people.length} />}
    </Page>
  );
}

/** Why it can’t be received now. */
function missingFor({ read, people }: TakenList, name: string, date: string, text: TakeListSentences): string | null {
  if (!read.preview) return text.nothingYet;
  if (people.length === 0) return text.nobodyRated;
  if (name.trim() === '') return text.nameMissing;
  return date === '' ? text.dateMissing : null;
}

function Reading({ list: { source, read } }: { readonly list: TakenList }) {
  const text = useSentences(takeListSentences);
  const listText = useSentences(listSentences);
  const { preview, columns, busy } = read;
  return (
    <>
      <SourceFields source={source} label={text.paste} help={text.pasteHelp} />
      <ColumnChoices columns={columns} armies={false} onChange={source.take} />
      {source.file && preview?.encoding && (
        <EncodingChoice encoding={preview.encoding} sure={preview.sure} onChange={source.encode} />
      )}
      {preview && <ReadingNotes reading={preview} onSheet={source.turnTo} />}
      <p role="status" className={busy ? 'quiet' : 'sr-only'}>
        {busy ? listText.reading : ''}
      </p>
    </>
  );
}

interface LinesProps {
  readonly lines: readonly RegisterPreviewLine[];
  readonly people: number;
}

/** More are shown when asked for. */
const atFirst = 20;

/** What stays out first, then who is taken in. */
function Lines({ lines, people }: LinesProps) {
  const text = useSentences(takeListSentences);
  const office = useSentences(officeSentences);
  const [all, setAll] = useState(false);
  const left = lines.filter((line) => ratedIn(line).length === 0);
  const shown = [...left, ...lines.filter((line) => !left.includes(line))].slice(0, all ? lines.length : atFirst);
  return (
    <Section title={text.read(people)} about={left.length > 0 && text.leftOut(left.length)}>
      <Sheet caption={text.read(people)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={sheet.number}>
              {text.line}
            </Table.Th>
            <Table.Th scope="col">{office.player}</Table.Th>
            <Table.Th scope="col">{text.licence}</Table.Th>
            <Table.Th scope="col" className={sheet.number}>
              {text.rating}
            </Table.Th>
            <Table.Th scope="col">{text.remark}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((line) => (
            <Table.Tr key={line.line}>
              <Table.Td className={`${sheet.number} ${sheet.quiet}`}>{line.line}</Table.Td>
              <Table.Th scope="row">{line.entry?.name ?? line.raw}</Table.Th>
              <Table.Td className={sheet.quiet}>{line.entry?.licence ?? '–'}</Table.Td>
              <Table.Td className={sheet.number}>{ratedIn(line).map(({ rating }) => shownRating(rating))}</Table.Td>
              <Table.Td>
                <Remark line={line} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Sheet>
      {shown.length < lines.length && (
        <p className="quiet small">
          <button type="button" className="link" onClick={() => setAll(true)}>
            {office.showOthers(lines.length - shown.length)}
          </button>
        </p>
      )}
    </Section>
  );
}

/** Why a line stays out, or what is odd about it. */
function Remark({ line }: { readonly line: RegisterPreviewLine }) {
  const text = useSentences(takeListSentences);
  const listText = useSentences(listSentences);
  const { fault, implausible } = line;
  if (!fault) return ratedIn(line).length === 0 ? text.unrated : implausible ? text.implausible : '';
  if (fault.code === 'repeated') return text.repeated(fault.above);
  if (fault.code === 'ambiguous-rating') return text.ambiguous(fault.text);
  return listText.fault(fault);
}
