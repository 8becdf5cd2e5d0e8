import { countedPlayers, playsWargame } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { nextSeats } from '../presence/away.ts';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';

/** « 18 présents sur 23 », what one more would change, and in the wargame how many army lists are checked. */
export function Count() {
  const { registration: ui } = useUi();
  const say = useSentences(registrationSentences);
  const { tournament, people } = useDesk();
  const playing = countedPlayers(tournament.players).filter((player) => player.left === undefined);
  const here = playing.filter((player) => player.presence === 'here').length;
  if (playing.length === 0) return null;
  const seats = nextSeats(tournament);
  const parity = seats ? seats.seatless > 0 && say.seatless(seats.seatless, seats.until) : here > 0 && ui.parity(here);
  const lists = playing.map(({ id }) => people.get(id)?.marks?.list);
  const state = (wanted: 'checked' | 'to-fix') => lists.filter((list) => list === wanted).length;
  return (
    <span aria-live="polite">
      {ui.present(here, playing.length)} {parity && <span className={styles.parity}>{parity}</span>}{' '}
      {playsWargame(tournament) && (
        <span className={styles.parity}>{say.lists(state('checked'), playing.length, state('to-fix'))}</span>
      )}
    </span>
  );
}
