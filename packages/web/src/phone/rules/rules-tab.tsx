import type { Dictionary } from '@ronde/language';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';

/** The chapters of our page on the wargame, by its anchors, in its order; the page itself is in French. */
const fr = {
  score: 'Score',
  sanctions: 'Sanctions',
  'premier-tour': 'Premier tour',
  'tours-suivants': 'Tours suivants',
  exempt: 'Exemption',
  classement: 'Classement et ex æquo',
  elo: 'Elo',
  championnat: 'Championnat',
};

const en: typeof fr = {
  score: 'Score',
  sanctions: 'Sanctions',
  'premier-tour': 'First round',
  'tours-suivants': 'Following rounds',
  exempt: 'Bye',
  classement: 'Standings and ties',
  elo: 'Elo',
  championnat: 'Championship',
};

const chapterNames: Dictionary<typeof fr> = { fr, en };

const page = '/regles/art-de-la-guerre.html';

/** Where Scrabble has words, L’Art de la Guerre has its rules, in our own words. */
export function RulesTab() {
  const { text } = usePhone();
  const chapters = useSentences(chapterNames);
  return (
    <div className="stack">
      <h1>{text.tabs.rules}</h1>
      <ul style={{ padding: 0, listStyle: 'none' }}>
        {Object.entries(chapters).map(([anchor, name]) => (
          <li key={anchor}>
            <a className="plain" href={`${page}#${anchor}`} hrefLang="fr">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="plain" href={page} hrefLang="fr">
          {text.wholePage}
        </a>
      </p>
    </div>
  );
}
