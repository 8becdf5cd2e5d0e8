import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';
import { speak } from '../core/language/spoken.ts';

const names = { fr: 'Français', en: 'English' } as const;

/** FR · EN: the language in use is plain, the other one a link. */
export function LangSwitch({ className }: { readonly className?: string }) {
  const current = useExternal(lang);
  const other = current === 'fr' ? 'en' : 'fr';
  const change = (
    <button
      key={other}
      type="button"
      className="link"
      lang={other}
      aria-label={`${other.toUpperCase()}, ${names[other]}`}
      onClick={() => void speak(other)}
    >
      {other.toUpperCase()}
    </button>
  );
  const plain = <span key={current}>{current.toUpperCase()}</span>;
  return (
    <span className={className}>
      {current === 'fr' ? plain : change} · {current === 'fr' ? change : plain}
    </span>
  );
}
