import { Button } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

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
  open: 'Opening to the public',
  isOpen: 'The tournament is public: anybody reads the published tables, the results and the standings.',
  isPrivate: 'The tournament is private: nothing of it is public.',
  openNow: 'Open to the public',
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
  const allowed = usePermissions();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const open = tournament.open === true;
  const turn = async () => {
    if (!(await run(() => send({ kind: 'show', open: !open })))) return;
    const message = open ? text.closed : text.opened;
    setDone(message);
    announce(message);
  };
  return (
    <Section title={text.open} about={open ? text.isOpen : text.isPrivate}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {allowed.command('show') && (
        <div className={section.row}>
          <Button variant="default" loading={busy} onClick={() => void turn()}>
            {open ? text.closeNow : text.openNow}
          </Button>
          <span className="quiet">{done}</span>
        </div>
      )}
      {open && (
        <p>
          <a className="link" href={address.public(t)} target="_blank" rel="noreferrer">
            {text.seePublic}
          </a>
        </p>
      )}
    </Section>
  );
}
