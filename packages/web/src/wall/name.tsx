import { surnameOf } from '@ronde/language';

/** « NOM Prénom » with the surname strong. */
export function Name({ of: name }: { readonly of: string }) {
  const surname = surnameOf(name);
  const rest = name.startsWith(surname) ? name.slice(surname.length) : null;
  if (rest === null) return <b>{name}</b>;
  return (
    <>
      <b>{surname}</b>
      <span>{rest}</span>
    </>
  );
}
