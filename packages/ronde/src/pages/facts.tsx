/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** A list of what is known; what is not is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, Child])[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
