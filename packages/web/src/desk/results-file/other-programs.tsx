import { pathOf } from '@ronde/contract/routes/client';
import { playsWargame, type Tournament } from '@ronde/engine';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { FileLinks } from '../../ui/file-links.tsx';
import { resultsFileSentences } from './sentences.ts';

/** The rounds as other programs and a federation take them: while a round is in play, and once the day is over. */
export function OtherPrograms() {
  const text = useSentences(resultsFileSentences);
  const spoken = useExternal(lang);
  const { t, tournament } = useDesk();
  const allowed = usePermissions();
  const published = tournament.rounds.some(({ status }) => status !== 'draft');
  if (!allowed.act('export-file') || !published) return null;
  const wargame = playsWargame(tournament);
  const formats = wargame ? (['workbook', 'american', 'csv'] as const) : (['tsh', 'aupair', 'csv'] as const);
  return (
    <div>
      <p className="quiet small">{text.out}</p>
      <FileLinks
        between=" · "
        files={formats.map((as) => ({
          href: pathOf('GET /api/tournaments/{t}/results-file/{as}', { t, as, query: { lang: spoken } }),
          name: text.formats[as],
        }))}
      />
      {losesSome(tournament) && <p className="quiet small">{wargame ? text.outLosesWargame : text.outLoses}</p>}
    </div>
  );
}

/** Whether there is something that the formats of other programs have no place for. */
const losesSome = ({ final, rounds, players }: Tournament): boolean =>
  (final?.matches ?? []).length > 0 ||
  players.some(({ left }) => left !== undefined) ||
  rounds.some(
    ({ sanctions = [], matches }) => sanctions.length > 0 || matches.some(({ result }) => result?.kind === 'forfeit'),
  );
