/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Dictionary, Lang } from '@ronde/language';

/** What messengers and social pages show of a link, before anybody opens it. */
interface LinkCard {
  readonly title: string;
  readonly about?: string | undefined;
}

/** By the kind of page that the link opens; never by whose link it is. */
export interface LinkCards {
  readonly desk: LinkCard;
  readonly invitation: LinkCard;
  readonly player: LinkCard;
  readonly screen: LinkCard;
}

const cards: Dictionary<LinkCards> = {
  fr: {
    desk: {
      title: 'Ronde, la table de marque',
      about: 'La table de marque, pour les tournois de Scrabble Classique et de L’Art de la Guerre.',
    },
    invitation: {
      title: 'Invitation dans Ronde',
      about: 'Ce lien personnel donne accès à la table de marque. Il ne se transmet pas.',
    },
    player: { title: 'Ronde, ma table', about: 'Ma table, mon résultat et le classement, sur mon téléphone.' },
    screen: { title: 'Ronde, écran de la salle', about: 'Les tables, la pendule et le classement, pour la salle.' },
  },
  en: {
    desk: {
      title: 'Ronde, the desk',
      about: 'The director’s desk, for tournaments of Scrabble and L’Art de la Guerre.',
    },
    invitation: {
      title: 'Invitation to Ronde',
      about: 'This personal link gives access to the director’s desk. It is not to be passed on.',
    },
    player: { title: 'Ronde, my table', about: 'My table, my result and the standings, on my phone.' },
    screen: { title: 'Ronde, screen of the hall', about: 'The tables, the clock and the standings, for the hall.' },
  },
};

const linkCard = (lang: Lang, kind: keyof LinkCards): LinkCard => cards[lang][kind];

const locales: Dictionary<string> = { fr: 'fr_FR', en: 'en_GB' };

/** In the head of a page. There is no picture: the house sends none of people. */
export function CardTags({ title, about, lang }: LinkCard & { readonly lang: Lang }) {
  return (
    <>
      {about !== undefined && <meta name="description" content={about} />}
      <meta property="og:site_name" content="Ronde" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[lang]} />
      <meta property="og:title" content={title} />
      {about !== undefined && <meta property="og:description" content={about} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}

/** The same as text, for a page that the build wrote. */
export const cardText = (lang: Lang, kind: keyof LinkCards): string =>
  (<CardTags lang={lang} {...linkCard(lang, kind)} />).toString();
