import { nextLang } from '@ronde/language';
import { placeOf } from '../place.ts';
import { go } from './path.ts';
import { phoneLang, useLang } from './phone-lang.ts';

/** The other language, named in itself. An address that begins with `/en` gives it up. */
export function LangButton({ label }: { readonly label: string }) {
  const other = nextLang(useLang());
  const change = () => {
    phoneLang.set(other);
    if (placeOf(location.pathname)?.en) go(location.pathname.slice(3), true);
  };
  return (
    <button type="button" className="plain" lang={other} onClick={change}>
      {label}
    </button>
  );
}
