import type { RegisterDoubles } from '@ronde/contract/http/register-card';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../core/http.ts';
import { Section } from '../../ui/section.tsx';
import { useCardWords } from './card-words.ts';
import styles from './register.module.css';

/** Entries of one name that may be one person: each pair is opened to be looked at. */
export function DoublesList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const say = useCardWords();
  const { data } = useQuery({
    queryKey: ['register', 'doubles'],
    queryFn: () => read<RegisterDoubles>('/api/register/doubles'),
    staleTime: 0,
  });
  if (!data || data.count === 0) return null;
  return (
    <Section title={say.doubts(data.count)}>
      <ul className={styles.seen}>
        {data.pairs.map(licensedFirst).map(([one, other]) => (
          <li key={`${one.id} ${other.id}`}>
            <button type="button" className="link" data-opens={one.id} onClick={() => onOpen(one.id)}>
              {one.name}
            </button>{' '}
            <span className="quiet">
              {[one, other].map(({ licence, club }) => [licence, club].filter(Boolean).join(' · ') || '–').join(' / ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whose licence is known is who it is; the other entry goes into that one. */
const licensedFirst = ([one, other]: RegisterDoubles['pairs'][number]) =>
  one.licence === undefined && other.licence !== undefined ? ([other, one] as const) : ([one, other] as const);
