import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { TurnSection } from './turn-section.tsx';

/** The sentences of opening a tournament to the public. */
const fr = {
  open: 'Ouverture au public',
  isOpen: 'Le tournoi est public\u00a0: chacun lit les tables publiées, les résultats et le classement.',
  isPrivate: 'Le tournoi est privé\u00a0: rien n’en est public.',
  openNow: 'Ouvrir au public',
  closeNow: 'Rendre privé',
  seePublic: 'Voir la page publique',
  opened: 'Tournoi ouvert au public.',
  closed: 'Tournoi privé.',
};

type PublicationSentences = Readonly<Record<keyof typeof fr, string>>;

const en: PublicationSentences = {
  open: 'Public access',
  isOpen: 'The tournament is public: anybody can read the published tables, the results and the standings.',
  isPrivate: 'The tournament is private: the public can see none of it.',
  openNow: 'Make public',
  closeNow: 'Make private',
  seePublic: 'See the public page',
  opened: 'The tournament is open to the public.',
  closed: 'The tournament is private.',
};

const publicationSentences: Dictionary<PublicationSentences> = { fr, en };

/** Whether the public may read the tournament; one act that is taken back by its opposite. */
export function OpenToPublic() {
  const text = useSentences(publicationSentences);
  const { t, tournament } = useDesk();
  const open = tournament.open === true;
  return (
    <TurnSection
      title={text.open}
      about={open ? text.isOpen : text.isPrivate}
      command={{ kind: 'show', open: !open }}
      act={open ? text.closeNow : text.openNow}
      done={open ? text.closed : text.opened}
    >
      {open && (
        <p>
          <a className="link" href={address.public(t)} target="_blank" rel="noreferrer">
            {text.seePublic}
          </a>
        </p>
      )}
    </TurnSection>
  );
}
