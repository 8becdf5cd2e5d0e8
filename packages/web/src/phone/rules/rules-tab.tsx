import { usePhone } from '../frame/phone.ts';
import { useLang } from '../frame/phone-lang.ts';

/** The places of our page on the wargame, by its anchors; the page itself is in French. */
const chapters = [
  ['score', 'Score', 'Score'],
  ['sanctions', 'Sanctions', 'Sanctions'],
  ['premier-tour', 'Premier tour', 'First round'],
  ['tours-suivants', 'Tours suivants', 'Following rounds'],
  ['exempt', 'Exemption', 'Bye'],
  ['classement', 'Classement et ex æquo', 'Standings and ties'],
  ['elo', 'Elo', 'Elo'],
  ['championnat', 'Championnat', 'Championship'],
] as const;

const page = '/regles/art-de-la-guerre.html';

/** Where Scrabble has words, L’Art de la Guerre has its rules, in our own words. */
export function RulesTab() {
  const { say } = usePhone();
  const lang = useLang();
  return (
    <div className="stack">
      <h1>{say.tabs.rules}</h1>
      <ul style={{ padding: 0, listStyle: 'none' }}>
        {chapters.map(([anchor, fr, en]) => (
          <li key={anchor}>
            <a className="plain" href={`${page}#${anchor}`} hrefLang="fr">
              {lang === 'fr' ? fr : en}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="plain" href={page} hrefLang="fr">
          {say.wholePage}
        </a>
      </p>
    </div>
  );
}
