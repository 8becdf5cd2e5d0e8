import { never, type Warning } from '@ronde/engine';
import type { Names } from '../names.ts';
import { list } from '../numbers.ts';
import { counted, plural } from '../plural.ts';
import { inRounds } from './elision.ts';
import { nouns } from './nouns.ts';

const of = (n: number, noun: keyof typeof nouns): string => counted('fr', n, nouns[noun]);

/** What is let through, said and kept in the log. */
export function warning(warning: Warning, names: Names): string {
  switch (warning.code) {
    case 'outside-the-rules':
      return warning.setting === 'spreadCap'
        ? `Hors règlement : l’écart d’une partie compte jusqu’à ${warning.found}, la règle dit ${warning.rule}.`
        : `Hors règlement : une victoire sans adversaire compte ${warning.found} au Pdep, la règle dit ${warning.rule}.`;
    case 'rounds-outside-the-rules':
      return `La règle donne ${of(warning.rule, 'round')} pour ${of(warning.players, 'player')} ; vous en voulez ${warning.found}. C’est permis et ce sera indiqué.`;
    case 'rounds-not-in-text':
      return `Le texte de la règle s’arrête à 128 joueurs : ${of(warning.rounds, 'round')} pour ${warning.players}, dans la même progression.`;
    case 'beyond-planned':
      return `Ronde ${warning.round} sur ${warning.planned} ${warning.planned === 1 ? 'prévue' : 'prévues'} : une ronde de plus, ce sera indiqué.`;
    case 'repeats-left':
      return repeatsLeft(warning.repeats, warning.fewest);
    case 'repeat':
      return `Ronde ${warning.round} : ${list('fr', warning.players.map(names.short))} se sont déjà rencontrés (${inRounds(warning.earlier)}).`;
    case 'second-exemption':
      return `Ronde ${warning.round} : ${names.short(warning.player)} a déjà eu une victoire sans adversaire.`;
    case 'counted-absent':
      return `Ronde ${warning.round} : ${names.short(warning.player)} n’a ni table ni absence notée, ce qui compte comme une absence.`;
    case 'drawn-otherwise':
      return `Ronde ${warning.round} : la règle aurait donné d’autres tables.`;
    case 'missing-identity':
      return 'Le fichier n’a ni identifiant ni numéro de révision : une fédération ne pourra pas reconnaître une correction.';
    default:
      return never(warning);
  }
}

function repeatsLeft(repeats: number, fewest: number): string {
  const left = `${repeats} ${plural('fr', repeats, { one: 'rencontre répétée', other: 'rencontres répétées' })}`;
  if (fewest >= repeats) return `${left} : aucune autre ronde complète n’en a moins.`;
  return `${left} : le règlement garde ces tables. Une ronde ${fewest === 0 ? 'sans répétition' : `avec ${fewest} seulement`} existe : voir la proposition.`;
}
