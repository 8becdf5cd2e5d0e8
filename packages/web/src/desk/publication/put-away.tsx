import { Button } from '@mantine/core';
import { type Shelf, shelfFor } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { tournamentsKey } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { useAct } from '../../ui/use-act.ts';

const fr = {
  remove: 'Supprimer le tournoi',
  archive: 'Archiver le tournoi',
  restore: 'Rétablir',
  unarchive: 'Sortir des archives',
  of: (name: string) => `tournoi ${name}`,
  removing: (players: number) =>
    `Le tournoi${players === 0 ? '' : `, avec ${players === 1 ? '1 personne inscrite' : `${players} personnes inscrites`},`} quitte les listes, les pages publiques, les écrans de la salle et les téléphones. Rien n’est effacé\u00a0: il se rétablit depuis «\u00a0Mes tournois\u00a0».`,
  archiving:
    'Le tournoi quitte les listes pour «\u00a0Archivés\u00a0». Ses pages publiques se lisent comme avant, et il en sort quand vous voulez.',
  archived: 'Ce tournoi est archivé\u00a0: il se lit comme avant, sans paraître dans les listes en cours.',
  done: { removed: 'Tournoi supprimé.', archived: 'Tournoi archivé.', back: 'Tournoi de nouveau dans les listes.' },
  isRemoved: 'Ce tournoi est supprimé',
  isRemovedHelp: 'Rien n’en est effacé. Rétabli, il reparaît partout comme il était.',
  itsDirector: 'La direction du tournoi peut le rétablir.',
  mine: 'Mes tournois',
};

type PutAwaySentences = typeof fr;

const en: PutAwaySentences = {
  remove: 'Delete the tournament',
  archive: 'Archive the tournament',
  restore: 'Restore',
  unarchive: 'Take out of the archive',
  of: (name) => `tournament ${name}`,
  removing: (players) =>
    `The tournament${players === 0 ? '' : `, with ${players === 1 ? '1 person registered' : `${players} people registered`},`} leaves the lists, the public pages, the hall’s screens and the phones. Nothing is lost: you can restore it from “My tournaments”.`,
  archiving:
    'The tournament leaves the lists for “Archived”. Its public pages stay as they are, and you can take it out at any time.',
  archived: 'This tournament is archived: it can be read as before, but is no longer in the current lists.',
  done: { removed: 'Tournament deleted.', archived: 'Tournament archived.', back: 'Tournament back in the lists.' },
  isRemoved: 'This tournament is deleted',
  isRemovedHelp: 'Nothing is lost. Once restored, it is everywhere as it was.',
  itsDirector: 'The tournament’s director can restore it.',
  mine: 'My tournaments',
};

const putAwaySentences: Dictionary<PutAwaySentences> = { fr, en };

interface Props {
  /** As it stands in the address. */
  readonly t: string;
  readonly name: string;
  readonly players: number;
  readonly shelf: Shelf | null;
  /** How it goes from its lists. */
  readonly goes: Shelf;
}

/** Puts a tournament away, after saying what goes; or brings it back. */
export function PutAway({ t, name, players, shelf, goes }: Props) {
  const text = useSentences(putAwaySentences);
  const client = useQueryClient();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const put = async (to: Shelf | null) => {
    if (!(await run(() => send({ kind: 'shelve', shelf: to })))) return;
    announce(text.done[to ?? 'back']);
    await client.invalidateQueries({ queryKey: tournamentsKey });
  };
  return (
    <>
      {shelf === null ? (
        <RowAct
          word={goes === 'removed' ? text.remove : text.archive}
          of={text.of(name)}
          warning={goes === 'removed' ? text.removing(players) : text.archiving}
          onAct={() => void put(goes)}
        />
      ) : (
        <Button
          size="sm"
          variant="default"
          loading={busy}
          aria-label={`${shelf === 'removed' ? text.restore : text.unarchive}, ${text.of(name)}`}
          onClick={() => void put(null)}
        >
          {shelf === 'removed' ? text.restore : text.unarchive}
        </Button>
      )}
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
}

function PutThisAway() {
  const { t, tournament } = useDesk();
  const { name, players, shelf = null } = tournament;
  return <PutAway t={t} name={name} players={players.length} shelf={shelf} goes={shelfFor(tournament)} />;
}

/** Of the tournament at hand, among its settings. */
export function PutAwaySection() {
  const text = useSentences(putAwaySentences);
  const { tournament } = useDesk();
  const archived = tournament.shelf === 'archived';
  const goes = shelfFor(tournament) === 'removed' ? text.remove : text.archive;
  return (
    <Section title={archived ? text.archive : goes} {...(archived && { about: text.archived })}>
      <div>
        <PutThisAway />
      </div>
    </Section>
  );
}

/** What stands at the address of a tournament that was removed. */
export default function RemovedTournament() {
  const text = useSentences(putAwaySentences);
  const mayRestore = usePermissions().command('shelve');
  return (
    <Page title={text.isRemoved}>
      <Notice
        tone="advice"
        title={text.isRemovedHelp}
        acts={
          <>
            {mayRestore && <PutThisAway />}
            <Button component={Link} href={address.home} variant="default" size="sm">
              {text.mine}
            </Button>
          </>
        }
      >
        {!mayRestore && <p>{text.itsDirector}</p>}
      </Notice>
    </Page>
  );
}
