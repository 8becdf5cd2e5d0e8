import { hallOrigin, useAddresses } from '../../core/house-addresses.ts';
import { GivenLink } from '../../ui/given-link.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { LinkRow } from './link-rows.ts';
import { useTeamWords } from './use-team-words.ts';

/** A player's link, to be photographed or copied. */
export function LinkPanel({ row, onClose }: { readonly row: LinkRow; readonly onClose: () => void }) {
  const say = useTeamWords();
  const { origin, here } = hallOrigin(useAddresses());
  const code = row.link?.code;
  if (!code) return null;
  return (
    <SidePanel title={row.name} onClose={onClose} focus>
      <GivenLink label={say.link} href={`${origin}/j/${code}`} />
      {here && (
        <p className="quiet small">
          {say.onlyHereHall} <code>npm start -- --hall</code>
        </p>
      )}
    </SidePanel>
  );
}
