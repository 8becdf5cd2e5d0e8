import { langNames, langs } from '@ronde/language';
import { Fragment } from 'react';
import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { speak } from '../core/language/spoken.ts';

/** FR · EN: the language in use is plain, the others links. */
export function LangSwitch({ className }: { readonly className?: string }) {
  const current = useExternal(lang);
  return (
    <span className={className}>
      {langs.map((one, i) => (
        <Fragment key={one}>
          {i > 0 && ' · '}
          {one === current ? (
            <span>{one.toUpperCase()}</span>
          ) : (
            <button
              type="button"
              className="link"
              lang={one}
              aria-label={`${one.toUpperCase()}, ${langNames[one]}`}
              onClick={() => void speak(one)}
            >
              {one.toUpperCase()}
            </button>
          )}
        </Fragment>
      ))}
    </span>
  );
}
