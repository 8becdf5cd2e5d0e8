import { type Dictionary, type RoundNoun, roundNoun, type Spoken, spoken } from '@ronde/language';
import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNow } from '../../core/clock.ts';
import { useHall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { clockState, leftText } from './clock-state.ts';
import styles from './hall-time.module.css';

/** In the bar, while the hall's clock runs: what is left; the page of the hall behind it. */
export function HallTime() {
  const text = useSentences(timeSentences);
  const { t, tournament } = useDesk();
  const hall = useHall(t);
  const clock = hall?.clock ?? null;
  // Of a round that is closed meanwhile, nothing goes on.
  const goes = clock !== null && clock.endedAt === undefined && tournament.rounds[clock.round - 1]?.status !== 'closed';
  const now = useNow(250, hall?.ahead, goes && clock.endsAt !== null);
  if (!goes) return null;
  const state = clockState(clock, now);
  // A clock that has run out has nothing more to say: the tables do.
  if (state.kind === 'over') return null;
  return (
    <Link
      href={address.hall(t, 'clocks')}
      className={styles.time ?? ''}
      data-still={state.kind === 'stopped' || undefined}
    >
      <IconHourglass size={16} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{state.kind === 'stopped' ? text.stopped : text.left}</span>
      {state.kind === 'any-moment' ? text.anyMoment : leftText(state.left)}
    </Link>
  );
}

/** The few words of the clock outside its own page. */
const frFor = (noun: RoundNoun) => ({
  left: noun.e ? 'Pendule, temps restant\u00a0: ' : 'Chrono, temps restant\u00a0: ',
  stopped: noun.e ? 'Pendule arrêtée, temps restant\u00a0: ' : 'Chrono arrêté, temps restant\u00a0: ',
  anyMoment: 'Fin possible',
  gameEnd: 'Fin de partie',
  hours: (hours: number, minutes: string) => `${hours}\u00a0h\u00a0${minutes}`,
  announced: (at: string) => `Fin annoncée à ${at}`,
  byLot: (minutes: number) =>
    `, puis jusqu’à ${minutes} ${minutes === 1 ? 'minute tirée' : 'minutes tirées'} au sort. L’instant exact reste caché jusqu’au bout.`,
  atAnyMoment: 'Fin possible à tout instant.',
  over: (at: string) => `Partie terminée à ${at}.`,
  still: noun.e ? 'Pendule arrêtée.' : 'Chrono arrêté.',
  start: noun.e ? 'Lancer la pendule' : 'Lancer le chrono',
  started: (at: string) => `${noun.e ? 'Pendule lancée' : 'Chrono lancé'}. Fin annoncée à ${at}.`,
});

export type TimeSentences = ReturnType<typeof frFor>;

const en: TimeSentences = {
  left: 'Clocks, time left: ',
  stopped: 'Clocks stopped, time left: ',
  anyMoment: 'May end now',
  gameEnd: 'End of the game',
  hours: (hours, minutes) => `${hours}:${minutes}`,
  announced: (at) => `End announced at ${at}`,
  byLot: (minutes) =>
    `, then up to ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} more, at random. The exact moment stays hidden until the end.`,
  atAnyMoment: 'May end at any moment.',
  over: (at) => `Game ended at ${at}.`,
  still: 'Clocks stopped.',
  start: 'Start the clocks',
  started: (at) => `Clocks started. End announced at ${at}.`,
};

export const timeSentences: Dictionary<Spoken<TimeSentences>> = {
  fr: spoken((format) => frFor(roundNoun(format))),
  en: () => en,
};
