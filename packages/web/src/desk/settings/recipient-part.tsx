import { Button, TextInput } from '@mantine/core';
import type { RecipientView } from '@ronde/contract/http/closing';
import type { RegisterGame } from '@ronde/contract/http/register';
import { gameOf } from '@ronde/contract/values/game';
import type { Dictionary } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Answer, call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

const key = ['recipients'];

/** Which federation the closed tournaments of this game go to: of the whole house, so for whoever manages it alone. */
export function RecipientPart() {
  return usePermissions().act('house-settings') ? <OfGame /> : null;
}

function OfGame() {
  const { tournament } = useDesk();
  const game = gameOf(tournament.format);
  const { data } = useQuery({ queryKey: key, queryFn: () => load('GET /api/recipients'), staleTime: 0 });
  if (!data) return null;
  const known = data.find((one) => one.game === game) ?? null;
  return <Recipient key={`${known?.url} ${known?.name}`} game={game} known={known} />;
}

interface Props {
  readonly game: RegisterGame;
  readonly known: RecipientView | null;
}

function Recipient({ game, known }: Props) {
  const text = useSentences(recipientSentences);
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [name, setName] = useState(known?.name ?? '');
  const [url, setUrl] = useState(known?.url ?? '');
  const [code, setCode] = useState('');
  const change = async (asked: () => Promise<Answer<RecipientView[]>>) => {
    const all = await run(asked);
    if (!all) return;
    client.setQueryData(key, all);
    announce(text.saved);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), url: url.trim(), ...(code.trim() !== '' && { code: code.trim() }) };
    void change(() => call('PUT /api/recipients/{game}', { game, body }, { repeatable: true }));
  };
  return (
    <Section title={text.title(game)} about={text.about(known)}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <form onSubmit={save}>
        <div className={section.fields}>
          <TextInput
            label={text.name}
            required
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={text.url}
            description={text.urlHelp}
            type="url"
            required
            maxLength={500}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <TextInput
            label={text.code}
            description={known?.code && known.url === url.trim() ? text.codeKept : text.codeHelp}
            autoComplete="off"
            maxLength={200}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </div>
        <div className={section.row}>
          <Button type="submit" variant="default" loading={busy}>
            {text.save}
          </Button>
          {known?.said === 'desk' && (
            <Button
              variant="subtle"
              disabled={busy}
              onClick={() => void change(() => call('DELETE /api/recipients/{game}', { game }, { repeatable: true }))}
            >
              {text.forget}
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

const fr = {
  title: (game: RegisterGame): string =>
    game === 'scrabble' ? 'Fédération du Scrabble' : 'Fédération de L’Art de la Guerre',
  about: (known: RecipientView | null): string =>
    known === null
      ? 'Aucune adresse n’est connue\u00a0: après la clôture, le fichier du tournoi se remet à la main.'
      : known.said === 'start'
        ? 'Les tournois clos de ce jeu vont à l’adresse donnée au démarrage de Ronde.'
        : 'Les tournois clos de ce jeu vont à cette adresse, pour toute l’installation.',
  name: 'Nom de la fédération',
  url: 'Adresse de réception',
  urlHelp: 'https://…/documents, comme la fédération la donne.',
  code: 'Code d’expéditeur',
  codeHelp: 'Donné par la fédération avec l’adresse.',
  codeKept: 'Un code est gardé\u00a0: laissez vide pour le conserver.',
  save: 'Enregistrer la fédération',
  forget: 'Oublier cette adresse',
  saved: 'Enregistré.',
};

const en: typeof fr = {
  title: (game) => (game === 'scrabble' ? 'Scrabble federation' : 'L’Art de la Guerre federation'),
  about: (known) =>
    known === null
      ? 'No address is known: after closing, you send the tournament file yourself.'
      : known.said === 'start'
        ? 'Closed tournaments of this game go to the address given when Ronde was started.'
        : 'Closed tournaments of this game go to this address, for the whole installation.',
  name: 'Name of the federation',
  url: 'Receiving address',
  urlHelp: 'https://…/documents, as the federation gives it.',
  code: 'Sender’s code',
  codeHelp: 'Given by the federation with the address.',
  codeKept: 'A code is stored: leave empty to keep it.',
  save: 'Save the federation',
  forget: 'Forget this address',
  saved: 'Saved.',
};

const recipientSentences: Dictionary<typeof fr> = { fr, en };
