import type { PlayerId } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import { RatedName } from './rated-name.tsx';
import { closingSentences } from './sentences.ts';

/** What the tables of both systems begin with: place, name, rating before. */
export function FirstHeads() {
  const { standings: ui } = useUi();
  const say = useSentences(closingSentences);
  return (
    <>
      <th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
        {ui.rank}
      </th>
      <th scope="col">{ui.player}</th>
      <th scope="col" className={sheet.number}>
        {say.before}
      </th>
    </>
  );
}

interface Props {
  readonly player: PlayerId;
  /** Null: no place, as nobody who did not play. */
  readonly place: number | null;
  readonly before: string;
  readonly open: boolean;
}

export function FirstCells({ player, place, before, open }: Props) {
  return (
    <>
      <td className={sheet.number}>{place ?? '–'}</td>
      <th scope="row">
        <RatedName player={player} open={open} />
      </th>
      <td className={sheet.number}>{before}</td>
    </>
  );
}
