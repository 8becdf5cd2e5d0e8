import { Button, FileButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useListSource } from '../../lists/list-source.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import { useOffice } from '../office/office.tsx';
import { receivedSentences } from './sentences.ts';
import { takenList } from './use-taken-list.ts';

/** A file that came by post: a tournament as if its sender had sent it, or another federation’s list in a sheet. */
export function FileTaken() {
  const text = useSentences(receivedSentences);
  const { address: f } = useOffice();
  const client = useQueryClient();
  const [, go] = useLocation();
  const list = useListSource(takenList(f));
  const { run, busy, trouble, clear } = useAct();
  const take = async (file: File | null) => {
    if (!file) return;
    if (sheets.test(file.name)) {
      await list.choose(file);
      return go(officeAddress.takeList(f));
    }
    const content = await file.text();
    const came = await run(() => call('POST /api/federations/{f}/files', { f, body: { file: contentOf(content) } }));
    if (!came) return;
    announce(text.took(file.name));
    await client.invalidateQueries({ queryKey: ['federations'] });
    go(officeAddress.received(f, came.receipt));
  };
  return (
    <>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <FileButton accept="application/json,.json,.csv,.txt,.tsv,.xlsx,.ods" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={busy}>
            {text.takeFile}
          </Button>
        )}
      </FileButton>
    </>
  );
}

/** Ratings of another federation; a tournament is a file of the program. */
const sheets = /\.(csv|txt|tsv|xlsx|ods)$/i;

/** What is no JSON goes as it is: the server says where, what was found, what was expected. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
