import { counted, roundNoun } from '@ronde/language';
import type { RoundSentences } from './round-sentences.ts';

export function rounds(format: string): RoundSentences {
  const round = roundNoun(format);
  const { e } = round;
  return {
    check: (name, formula, players, drawn, planned) =>
      `« ${name} » : fichier correct. ${formula}, ${counted('fr', players, { one: 'joueur', other: 'joueurs' })}, ${counted('fr', drawn, { one: `${round.one} apparié${e}`, other: `${round.other} apparié${e}s` })} sur ${planned}.`,
    round: (number) => `${round.One} ${number}`,
    noRoundLeft: (planned) =>
      planned === 1
        ? `${e ? 'La seule ronde prévue est jouée' : 'Le seul tour prévu est joué'}. Pour ${round.a} de plus : --beyond.`
        : `Les ${planned} ${round.other} prévu${e}s sont joué${e}s. Pour ${round.a} de plus : --beyond.`,
    proposal: `${round.A} avec moins de répétitions existe :`,
    after: (number, running) => {
      const title = number === 0 ? 'Classement de départ' : `Classement après ${round.the} ${number}`;
      return running === null ? title : `${title} (${round.one} ${running} en cours)`;
    },
    preview: (number, planned) => `Aperçu : ${counted('fr', number, round)} sur ${planned}.`,
    previewBeyond: (number, planned) =>
      `Aperçu : ${counted('fr', number, round)} pour ${planned} prévu${e}${planned === 1 ? '' : 's'}, jusqu’à la clôture, qui compte ${round.other === 'tours' ? 'ceux' : 'celles'} qui sont joué${e}s.`,
    finalOpen: 'Aperçu : la finale reste à jouer.',
    unofficial: 'Tables fixes non officielles : le texte de la règle ne donne que celles à 8 joueurs.',
    drawDiffers: (number, engine, recorded, today) =>
      `${round.one} ${number} apparié${e} autrement. Journal, par la version ${engine} : ${recorded}. Aujourd’hui : ${today}.`,
    drawRefused: (number, why) => `${round.one} ${number} : ${why}`,
  };
}
