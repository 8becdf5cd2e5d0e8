import { Button } from '@mantine/core';
import type { PaperName } from '@ronde/contract/http/papers';
import { closedRounds } from '@ronde/engine/tournament/find';
import { clock } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../core/clock.ts';
import { useExternal } from '../../core/external.ts';
import { fileAt } from '../../core/file.ts';
import { useHall } from '../../core/hall-query.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { onThisComputer, useAddresses } from '../../core/origins.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useFile } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { MissingPlayerLinks } from './missing-links.tsx';
import styles from './print.module.css';
import { printSentences } from './sentences.ts';
import { SheetOptions } from './sheet-options.tsx';
import { type Chosen, type SheetFormat, type SheetKey, type SheetKind, sheetAddress } from './sheets.ts';

interface Props {
  readonly kind: SheetKind;
  /** The standings after this many rounds, where one comes from them; null: those of the last closed round. */
  readonly after: number | null;
  readonly onClose: (() => void) | undefined;
}

/** What a sheet takes of a network's name. */
const mostWifi = 64;

/** `wifi` null: as the hall's screens say. */
type Asked = Omit<Chosen, 'wifi'> & { readonly wifi: string | null };

/** One sheet: what it is asked, then printed by the browser, or opened as a file. */
export function SheetPanel({ kind, after, onClose }: Props) {
  const text = useSentences(printSentences);
  const { t, tournament } = useDesk();
  const drawn = tournament.rounds.length;
  const known = useHall(t)?.wifi?.slice(0, mostWifi) ?? '';
  const [asked, setChosen] = useState<Asked>(() => ({
    round: drawn,
    after: Math.min(after ?? Number.POSITIVE_INFINITY, closedRounds(tournament)),
    by: '',
    licences: false,
    unpaid: false,
    boxes: true,
    pages: '1',
    upto: '3',
    prizes: false,
    wifi: null,
    password: '',
  }));
  const chosen: Chosen = { ...asked, wifi: asked.wifi ?? known };
  const { options } = kind;
  const of = options.includes('round') ? chosen.round : options.includes('after') ? chosen.after : null;
  const draft = options.includes('round') && tournament.rounds[chosen.round - 1]?.status === 'draft';
  const close = onClose === undefined ? {} : { onClose };
  const { name, about } = text.sheets[kind.key];
  return (
    <SidePanel title={name} {...close}>
      <div className={styles.panel}>
        <p className="quiet">
          {about}
          {draft && ` · ${text.draft}`}
        </p>
        {options.includes('round') && drawn === 0 ? (
          <p>{text.noRound}</p>
        ) : (
          <>
            <SheetOptions options={options} chosen={chosen} onChange={setChosen} />
            {options.includes('links') && <MissingPlayerLinks />}
            {kind.code && <NoCode />}
            <Acts key={String(of)} t={t} kind={kind} chosen={chosen} of={of} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

interface ActsProps {
  readonly t: string;
  readonly kind: SheetKind;
  readonly chosen: Chosen;
  /** The round that a reprint replaces a sheet of; null: nothing is replaced. */
  readonly of: number | null;
}

function Acts({ t, kind, chosen, of }: ActsProps) {
  const text = useSentences(printSentences);
  const spoken = useExternal(lang);
  const at = clock(useClock().toISOString());
  const { before, printed } = usePrinted(t, kind.key, of);
  const { busy, said, run, opens, saves } = useFile();
  const replaces = before === at ? null : before;
  const address = (format: SheetFormat) => sheetAddress(t, kind, format, chosen, { lang: spoken, at, replaces });
  const print = async () => {
    const sheet = await run((told) => fileAt(address('html'), told));
    if (!sheet) return;
    await printPage(await sheet.text());
    await printed(at);
  };
  return (
    <>
      {replaces !== null && <p className="quiet small">{text.replaces(replaces)}</p>}
      {said}
      <div className={styles.acts}>
        <Button loading={busy} data-next="" onClick={() => void print()}>
          {text.print}
        </Button>
        <Button
          component="a"
          variant="default"
          href={address('pdf')}
          target="_blank"
          rel="noopener"
          onClick={opens(address('pdf'), () => void printed(at))}
        >
          {text.pdf}
        </Button>
      </div>
      {kind.table && (
        <p className={styles.files}>
          <a className="link" href={address('xlsx')} download onClick={saves(address('xlsx'))}>
            {text.xlsx}
          </a>
          <a className="link" href={address('csv')} download onClick={saves(address('csv'))}>
            {text.csv}
          </a>
        </p>
      )}
    </>
  );
}

/** Why the sheet will carry no code: no phone reaches this house. Nothing where one does. */
function NoCode() {
  const text = useSentences(printSentences);
  const addresses = useAddresses();
  const reached = !onThisComputer || addresses?.hall?.[0] !== undefined || addresses?.https?.[0] !== undefined;
  if (!addresses || reached) return null;
  return (
    <p className="quiet small">
      {text.noCode} <code>npm start -- --hall</code>
    </p>
  );
}

/**
 * When a sheet was last printed, from any desk, `10:31`: the next one says that it replaces it. `of`: the round; null:
 * nothing is replaced.
 */
function usePrinted(t: string, key: SheetKey, of: number | null) {
  const client = useQueryClient();
  const kept = ['printed', t];
  const { data } = useQuery({
    queryKey: kept,
    queryFn: () => load('GET /api/tournaments/{t}/printed', { t }),
    refetchOnMount: 'always',
  });
  const before = data?.find((one) => one.sheet === key && one.of === of)?.at ?? null;
  const printed = async (at: string): Promise<void> => {
    if (of === null || !isNumbered(key)) return;
    const noted = await call('PUT /api/tournaments/{t}/printed', { t, body: { sheet: key, of, at } });
    if (noted.kind === 'done') client.setQueryData(kept, noted.value);
  };
  return { before, printed };
}

const isNumbered = (key: SheetKey): key is PaperName => key !== 'badges';

/** Opens the browser's own print on a sheet, in a frame that nobody sees; the one before it goes. */
function printPage(page: string): Promise<void> {
  document.querySelector('iframe[data-sheet]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.sheet = '';
  frame.title = '';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = page;
  return new Promise((resolve) => {
    frame.addEventListener('load', async () => {
      await inOurLetters(frame.contentDocument);
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}

/** The letters of this page, for the sheet too: without them it would be set in whatever the machine has. */
async function inOurLetters(sheet: Document | null): Promise<void> {
  if (!sheet) return;
  const faces = [...document.styleSheets].flatMap((style) =>
    [...style.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])),
  );
  const style = sheet.createElement('style');
  style.textContent = `${faces.join('\n')} body { font-family: "Inter Variable", Inter, "Noto Sans", system-ui, sans-serif }`;
  sheet.head.append(style);
  await Promise.all([...sheet.fonts].map((face) => face.load())).catch(() => null);
}
