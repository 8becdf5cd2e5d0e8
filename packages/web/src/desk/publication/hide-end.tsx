import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { TurnSection } from './turn-section.tsx';

const fr = {
  title: 'Classement final',
  isHidden:
    'Caché jusqu’à la remise des prix\u00a0: écran, téléphones et pages publiques ne disent ni les derniers résultats, ni les places, ni les prix. Le dernier prix révélé montre tout.',
  isShown: 'Chacun le lit dès que les résultats sont là.',
  hide: 'Cacher jusqu’à la remise des prix',
  show: 'Montrer à tous',
  hidden: 'Classement final caché.',
  shown: 'Classement final montré à tous.',
};

type HideEndSentences = Readonly<Record<keyof typeof fr, string>>;

const en: HideEndSentences = {
  title: 'Final standings',
  isHidden:
    'Hidden until the prizes are given: screen, phones and public pages show no last result, no place and no prize. The last prize revealed shows everything.',
  isShown: 'Everybody can read them as soon as the results are in.',
  hide: 'Hide until the prizes are given',
  show: 'Show to everybody',
  hidden: 'Final standings hidden.',
  shown: 'Final standings shown to everybody.',
};

const hideEndSentences: Dictionary<HideEndSentences> = { fr, en };

/** Whether the last round's results and the final standings wait for the prizes; taken back by its opposite. */
export function HideEnd() {
  const text = useSentences(hideEndSentences);
  const hidden = useDesk().tournament.endHidden === true;
  return (
    <TurnSection
      title={text.title}
      about={hidden ? text.isHidden : text.isShown}
      command={{ kind: 'hide-end', hidden: !hidden }}
      act={hidden ? text.show : text.hide}
      done={hidden ? text.shown : text.hidden}
    />
  );
}
