import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import { date } from '@ronde/language';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Section } from '../../ui/page.tsx';
import styles from './office.module.css';
import { OfficeSection } from './office-section.tsx';
import { Others } from './preview-of-season.tsx';
import { previewSentences } from './preview-sentences.ts';

/** What goes when somebody is forgotten: under which names, from where; and that nothing brings it back. */
export function ErasurePart({ erasure }: { readonly erasure: NonNullable<FederationPreview['erasure']> }) {
  const { erased: text } = useSentences(previewSentences);
  const lang = useLang();
  const { faces, documents, documentsInAll, lists, texts } = erasure;
  return (
    <>
      <OfficeSection title={text.title} note={text.stay}>
        <ul>
          {faces.map(({ name, licence }) => (
            <li key={`${name} ${licence}`}>{text.face(name, licence)}</li>
          ))}
        </ul>
      </OfficeSection>
      <Section title={text.documents(documentsInAll)}>
        <ul>
          {documents.map(({ id, name, lastDay }) => (
            <li key={id}>
              {name}, {date(lang, lastDay)}
            </li>
          ))}
        </ul>
        <Others n={documentsInAll - documents.length} />
      </Section>
      {lists.length > 0 && (
        <OfficeSection title={text.lists(lists.length)} note={text.listsHelp}>
          <p>{lists.map((day) => date(lang, day)).join(' · ')}</p>
        </OfficeSection>
      )}
      {texts > 0 && <p>{text.texts(texts)}</p>}
      <p className={styles.last}>
        <strong>{text.final}</strong> {text.copies}
      </p>
    </>
  );
}
