import type { CarryLine } from '@ronde/contract/http/closing';
import { counted, type Dictionary, isTour, list, type Spoken, spoken } from '@ronde/language';

type Notes = Readonly<Record<CarryLine['kind'], string>>;

const fr = (elo: boolean) => {
  const ratings = (n: number) =>
    elo
      ? counted('fr', n, { one: 'nouvel Elo', other: 'nouveaux Elo' })
      : counted('fr', n, { one: 'nouvelle cote', other: 'nouvelles cotes' });
  return {
    title: 'Registre',
    about: `Le tournoi suivant propose ${elo ? 'l’Elo' : 'la cote'} du registre. La fédération, elle, publie ${elo ? 'le sien' : 'les siennes'}.`,
    notManager: `Qui administre Ronde peut porter ces ${elo ? 'Elo' : 'cotes'} au registre.`,
    carry: (n: number) =>
      n === 1
        ? `Porter ${elo ? 'le nouvel Elo' : 'la nouvelle cote'} au registre`
        : `Porter les ${ratings(n)} au registre`,
    nothing: `Le registre a déjà ${elo ? 'l’Elo' : 'la cote'} de chaque personne.`,
    chooseSome: 'Cochez au moins une personne.',
    caption: 'Ce qui changerait dans le registre',
    chosen: (name: string) => `Porter au registre : ${name}`,
    now: 'Au registre',
    becomes: 'Deviendra',
    note: 'Remarque',
    notes: {
      new: 'nouvelle fiche',
      changed: '',
      same: '',
      newer: 'le registre a plus récent',
      doubtful: 'plusieurs fiches de ce nom : à départager dans le registre',
    } as Notes,
    carried: (n: number, date: string, by: string) =>
      `${counted('fr', n, { one: 'fiche changée', other: 'fiches changées' })} le ${date} par ${by}.`,
    undo: 'Annuler',
    undone: (n: number) => `${counted('fr', n, { one: 'fiche remise', other: 'fiches remises' })} comme avant.`,
    kept: (names: readonly string[]) => `Changé depuis, laissé ainsi : ${list('fr', names)}.`,
  };
};

export type CarrySentences = ReturnType<typeof fr>;

const en = (elo: boolean): CarrySentences => ({
  title: 'Register',
  about: 'The next tournament proposes the ratings of the register. The federation publishes its own.',
  notManager: 'Whoever manages Ronde can carry these ratings to the register.',
  carry: (n) => (n === 1 ? 'Carry the new rating to the register' : `Carry the ${n} new ratings to the register`),
  nothing: `The register has everybody’s ${elo ? 'Elo' : 'rating'} already.`,
  chooseSome: 'Tick somebody at least.',
  caption: 'What would change in the register',
  chosen: (name) => `Carry to the register: ${name}`,
  now: 'In the register',
  becomes: 'Becomes',
  note: 'Note',
  notes: {
    new: 'new entry',
    changed: '',
    same: '',
    newer: 'the register has a newer one',
    doubtful: 'several entries of this name: to be told apart in the register',
  },
  carried: (n, date, by) => `${counted('en', n, { one: 'entry', other: 'entries' })} changed on ${date} by ${by}.`,
  undo: 'Undo',
  undone: (n) => `${counted('en', n, { one: 'entry', other: 'entries' })} put back as before.`,
  kept: (names) => `Changed since, left so: ${list('en', names)}.`,
});

export const carrySentences: Dictionary<Spoken<CarrySentences>> = {
  fr: spoken((format) => fr(isTour(format))),
  en: spoken((format) => en(isTour(format))),
};
