import { Button } from '@mantine/core';
import { date } from '@ronde/language';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { address } from '../../shell/addresses.ts';
import { Page } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/use-panel-param.ts';
import { ForManagers } from './for-managers.tsx';
import { useGame } from './game.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonCard } from './person-card.tsx';
import { useCount } from './use-count.ts';
import { useRegisterWords } from './use-register-words.ts';

/** Whom the house knows from federations' lists: looked for, counted, brought up to date. */
export function RegisterPage() {
  const say = useRegisterWords();
  return (
    <ForManagers title={say.title}>
      <Register />
    </ForManagers>
  );
}

function Register() {
  const say = useRegisterWords();
  const current = useExternal(lang);
  const [game, setGame] = useGame();
  const held = useCount(game);
  const [person, open] = usePanelParam('personne', ['jeu']);
  const note = held && (held.listedOn === null ? say.none : say.count(held.people, date(current, held.listedOn)));
  return (
    <Page
      title={say.title}
      note={note}
      acts={
        <Button component={Link} href={address.registerList(game)} data-next="">
          {say.importList}
        </Button>
      }
      sideWidth="wide"
      side={person && <PersonCard key={person} id={person} onClose={() => open(null)} onOpen={open} />}
    >
      <PeopleSearch game={game} onGame={setGame} onOpen={open} />
    </Page>
  );
}
