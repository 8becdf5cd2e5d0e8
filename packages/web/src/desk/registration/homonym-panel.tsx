import { Button } from '@mantine/core';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from '../roster/registration.module.css';
import { startRatingText } from '../roster/start-rating.ts';
import { useRegistrationWords } from '../roster/use-registration-words.ts';
import type { Known } from './known.ts';

interface Props {
  readonly known: Known;
  readonly onClose: () => void;
  readonly onSame: () => void;
  readonly onBoth: () => void;
}

/** Two of one name side by side: the same person, or two? Never merged in silence (IMP-07). */
export function HomonymPanel({ known, onClose, onSame, onBoth }: Props) {
  const { registration: ui } = useUi();
  const say = useRegistrationWords();
  const { tournament } = useDesk();
  const { person, namesake } = known;
  const typed = { ...person, id: known.id, number: 1, presence: 'expected', from: 1 } as const;
  const facts = [
    [ui.name, namesake?.name, person.name],
    [ui.licence, namesake?.licence, person.licence],
    [ui.club, namesake?.player.club, person.club],
    [ui.rating, namesake && startRatingText(namesake.player, tournament), startRatingText(typed, tournament)],
    [ui.series, namesake?.player.duplicateSeries, person.duplicateSeries],
  ] as const;
  return (
    <SidePanel title={say.samePerson} onClose={onClose} focus>
      <table className={styles.beside}>
        <caption className="sr-only">{say.samePerson}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say.listed}</th>
            <th scope="col">{say.typed}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, a, b]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{a || '–'}</td>
              <td>{b || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.acts}>
        <Button size="sm" variant="default" onClick={onSame}>
          {say.same}
        </Button>
        <Button size="sm" variant="default" onClick={onBoth}>
          {say.keepBoth}
        </Button>
      </div>
    </SidePanel>
  );
}
