import { Button } from '@mantine/core';
import type { HallPrize } from '@ronde/contract/http/hall';
import { closedRounds } from '@ronde/engine/tournament/find';
import { type Dictionary, type Lang, noPrizeWanted, prizeName } from '@ronde/language';
import { useEffect } from 'react';
import type { Hall } from '../../core/hall-query.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { prizesFirst } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Section } from '../../ui/page.tsx';
import { VotesLeft } from '../publication/votes-left.tsx';
import styles from './hall.module.css';
import { PartFoot, useHallPart } from './part-foot.tsx';
import { type HallSentences, hallSentences } from './sentences.ts';

/** The prizes, called out one by one. */
export function PrizesPart({ hall: { prizes, prizesLeft, next, passed, page, frozen } }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
  const aside = useSentences(asideSentences);
  const lang = useLang();
  const part = useHallPart();
  const desk = useDesk();
  const { tournament, waits } = desk;
  // The day waits for them: the filled button reveals.
  const first = prizesFirst(desk);
  const { readAgain } = part;
  // A result or a trophy changes what comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tournament is what makes it out of date.
  useEffect(readAgain, [tournament]);
  // The closing made them all public: none is hidden any more, only not called out yet.
  const closed = tournament.status === 'closed';
  const last = prizes.at(-1);
  const reveal = (count: number, text: (now: { prizes: readonly HallPrize[] }) => string) => {
    // By itself the wall of a closed day tells the final standings.
    const shown = page === 'prizes' || (page === 'follow' && !closed);
    const seen = shown ? {} : { page: 'prizes' as const };
    void part.change({ reveal: count, ...seen }, text);
  };
  const pass = (prize: HallPrize, out: boolean) =>
    void part.change({ pass: { prize: prize.key, out } }, () => (out ? aside.passDone : aside.putBackDone));
  if (prizes.length + prizesLeft + passed.length === 0)
    return (
      <Section title={text.prizes}>
        <p className="quiet">{closedRounds(tournament) > 0 ? noPrizeWanted[lang] : text.noPrizes}</p>
      </Section>
    );
  return (
    <Section title={text.prizes} about={text.prizesHelp}>
      {waits.kind !== 'close' && waits.kind !== 'closed' && <p className="quiet">{text.provisional}</p>}
      <VotesLeft />
      {next && (
        <p className="quiet small">
          {tournament.endHidden ? aside.untilLast : closed ? text.prizesClosed : text.prizesLast}
        </p>
      )}
      {prizes.length > 0 && (
        <ol className={styles.prizes}>
          {prizes.map((prize) => (
            <li key={prize.key}>{text.revealed(prizeName(lang, prize), namesOf(prize))}</li>
          ))}
        </ol>
      )}
      <p>
        {next ? `${text.next(prizeName(lang, next))}, ${namesOf(next)}.` : text.allRevealed}{' '}
        {next && !closed && <span className="quiet">{text.left(prizesLeft)}</span>}
      </p>
      {passed.length > 0 && (
        <ul className={styles.prizes}>
          {passed.map((prize) => (
            <li key={prize.key}>
              {aside.passed(prizeName(lang, prize), namesOf(prize))}{' '}
              <button type="button" className="link" onClick={() => pass(prize, false)}>
                {aside.putBack}
                <span className="sr-only">, {prizeName(lang, prize)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {frozen && part.done !== '' && <p className="quiet small">{text.later}</p>}
      <PartFoot part={part}>
        {next && (
          <Button
            variant={first ? 'filled' : 'default'}
            {...(first && { 'data-next': '' })}
            loading={part.busy}
            onClick={() => reveal(prizes.length + 1, (now) => revealedText(now.prizes.at(-1), lang, text))}
          >
            {text.reveal}
          </Button>
        )}
        {next && (
          <Button variant="default" loading={part.busy} onClick={() => pass(next, true)}>
            {aside.pass}
          </Button>
        )}
        {last && (
          <Button variant="default" onClick={() => reveal(prizes.length - 1, () => text.hiddenAgain)}>
            {text.hide}
          </Button>
        )}
      </PartFoot>
    </Section>
  );
}

const namesOf = ({ players }: HallPrize): string => players.map(({ name }) => name).join(', ');

const revealedText = (prize: HallPrize | undefined, lang: Lang, text: HallSentences): string =>
  prize ? text.revealed(prizeName(lang, prize), namesOf(prize)) : '';

const fr = {
  pass: 'Laisser ce prix de côté',
  passed: (prize: string, names: string) => `De côté\u00a0: ${prize}, ${names}.`,
  untilLast: 'Le classement final reste caché partout jusqu’au dernier prix\u00a0; clore le tournoi ne le montre pas.',
  putBack: 'Le remettre',
  passDone: 'Ce prix ne sera pas annoncé.',
  putBackDone: 'Ce prix sera annoncé à sa place.',
};

const en: typeof fr = {
  pass: 'Leave this prize out',
  passed: (prize, names) => `Left out: ${prize}, ${names}.`,
  untilLast:
    'The final standings stay hidden everywhere until the last prize; closing the tournament does not show them.',
  putBack: 'Put it back',
  passDone: 'This prize will not be announced.',
  putBackDone: 'This prize will be announced in its place.',
};

/** A prize that nobody wants, or that is given otherwise. */
const asideSentences: Dictionary<typeof fr> = { fr, en };
