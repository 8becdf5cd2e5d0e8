import { usePhone } from '../frame/phone.tsx';
import { usePhoneLang } from '../frame/phone-lang.tsx';

/** The places of our page on the wargame, by its anchors; the page itself is in French. */
const chapters = [
  ['score', { fr: 'Score', en: 'Score' }],
  ['sanctions', { fr: 'Sanctions', en: 'Sanctions' }],
  ['premier-tour', { fr: 'Premier tour', en: 'First round' }],
  ['tours-suivants', { fr: 'Tours suivants', en: 'Following rounds' }],
  ['exempt', { fr: 'Exemption', en: 'Bye' }],
  ['classement', { fr: 'Classement et ex æquo', en: 'Standings and ties' }],
  ['elo', { fr: 'Elo', en: 'Elo' }],
  ['championnat', { fr: 'Championnat', en: 'Championship' }],
] as const;

const page = '/regles/art-de-la-guerre.html';

/** Where Scrabble has words, L’Art de la Guerre has its rules, in our own words. */
export function RulesTab() {
  const { say } = usePhone();
  const lang = usePhoneLang();
  return (
    <div className="stack">
      <h1>{say.tabs.rules}</h1>
      <ul style={{ padding: 0, listStyle: 'none' }}>
        {chapters.map(([anchor, said]) => (
          <li key={anchor}>
            <a className="plain" href={`${page}#${anchor}`} hrefLang="fr">
              {said[lang]}
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
