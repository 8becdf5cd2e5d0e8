import { NativeSelect } from '@mantine/core';
import { type FormatId, type LeftBehind, leftBehind } from '@ronde/engine';
import { type Dictionary, roundNoun, type Spoken, spoken } from '@ronde/language';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
import { settingsSentences } from './sentences.ts';
import type { SettingName } from './setting-values.ts';

const people = (n: number): string => (n === 1 ? '1 personne' : `${n} personnes`);

const fr = (format?: FormatId) => ({
  label: 'Formule',
  help: `Elle peut changer tant que ${roundNoun(format).the} 1 n’est pas apparié${roundNoun(format).e}.`,
  kept: (players: number) =>
    players === 0
      ? 'Personne n’est inscrit\u00a0: seuls les réglages changent.'
      : `Restent comme ils sont\u00a0: ${players === 1 ? 'la personne inscrite' : `les ${players} personnes inscrites`}, numéros, clubs, présences, paiements et liens de joueur.`,
  settings: (names: string) => `Sans effet dans cette formule, et retiré\u00a0: ${names}.`,
  armies: (n: number) => `Armée retirée pour ${people(n)}\u00a0: cette formule n’en connaît pas.`,
  spare: (n: number) => `Remplacement retiré pour ${people(n)}\u00a0: cette formule n’en connaît pas.`,
  ratings: (n: number) =>
    `Cote retirée pour ${people(n)}\u00a0: celle d’un jeu ne vaut rien dans l’autre. Celles de l’autre jeu sont à donner dans Joueurs.`,
  undone: 'Le journal garde ce changement\u00a0: l’annuler rend tout.',
  others: { points: 'points des résultats', openingTables: 'tables du règlement propres au tournoi', scale: 'échelle' },
});

type ChoiceSentences = ReturnType<typeof fr>;

const persons = (n: number): string => (n === 1 ? '1 person' : `${n} people`);

const en: ChoiceSentences = {
  label: 'Format',
  help: 'It can change until round 1 is paired.',
  kept: (players) =>
    players === 0
      ? 'Nobody is registered: only settings change.'
      : `Kept as they are: ${players === 1 ? 'the person registered' : `the ${players} people registered`}, numbers, clubs, attendance, payments and players’ links.`,
  settings: (names) => `Without effect in this format, and taken out: ${names}.`,
  armies: (n) => `Army taken out for ${persons(n)}: this format has none.`,
  spare: (n) => `Spare player taken out for ${persons(n)}: this format has none.`,
  ratings: (n) =>
    `Rating taken out for ${persons(n)}: one game’s rating means nothing in the other. Enter those of the other game on the Players page.`,
  undone: 'The log keeps this change: undoing it brings everything back.',
  others: { points: 'points of results', openingTables: 'fixed pairings of its own', scale: 'scale' },
};

const choiceSentences: Dictionary<Spoken<ChoiceSentences>> = { fr: spoken(fr), en: () => en };

interface Props {
  readonly chosen: FormatId;
  readonly onChoose: (format: FormatId) => void;
}

/**
 * Another formula while nothing is drawn: what of the registrations stays, and what the other one does not use. It is
 * saved with everything else of the page: a button of its own was not seen, and round 1 was drawn in the wrong formula.
 */
export function FormulaChoice({ chosen, onChoose }: Props) {
  const text = useSentences(choiceSentences);
  const { formats } = useSentences(uiSentences);
  const { tournament } = useDesk();
  return (
    <>
      <div className={section.fields}>
        <NativeSelect
          label={text.label}
          description={text.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={Object.entries(formats).map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value as FormatId)}
        />
      </div>
      {chosen !== tournament.format && (
        <div role="status">
          <Said left={leftBehind(tournament, chosen)} players={tournament.players.length} />
        </div>
      )}
    </>
  );
}

interface SaidProps {
  readonly left: LeftBehind;
  readonly players: number;
}

function Said({ left, players }: SaidProps) {
  const text = useSentences(choiceSentences);
  const { fields } = useSentences(settingsSentences);
  const named = (key: string) =>
    text.others[key as keyof typeof text.others] ?? fields[key as SettingName]?.label ?? key;
  const having = (key: 'army' | 'spare' | 'rating') =>
    left.players.filter(({ from }) => from[key] !== undefined).length;
  const lines = [
    text.kept(players),
    left.settings.length > 0 && text.settings(left.settings.map(named).join(', ')),
    having('army') > 0 && text.armies(having('army')),
    having('spare') > 0 && text.spare(having('spare')),
    having('rating') > 0 && text.ratings(having('rating')),
    text.undone,
  ];
  return <ul>{lines.flatMap((line) => (line === false ? [] : [<li key={line}>{line}</li>]))}</ul>;
}
