/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { playsWargame } from '@ronde/engine';
import type { RequestState } from '../public/registration.ts';
import { addressesOf } from './addresses.ts';
import type { PublicSheet } from './layout.tsx';
import type { Page } from './page.ts';
import { tournamentSheet } from './tournament-sheet.tsx';

/** What somebody has typed, as it came. */
export type TypedRequest = Readonly<Record<RequestField, string>>;
export type RequestField = 'name' | 'club' | 'licence' | 'army' | 'elo' | 'birthYear' | 'email';

/** `form`: to be filled in, `id` drawn for this request; `fault`: why what was sent is not taken. */
export type RegistrationContent =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'form';
      readonly id: string;
      readonly places: number | null;
      readonly free: number | null;
      readonly waiting: number;
      readonly typed?: TypedRequest;
      readonly faults?: readonly RequestField[];
      readonly fault?: string;
    }
  | { readonly kind: 'state'; readonly id: string; readonly request: RequestState | null };

/** In ms: a place on the waiting list, a refusal change nothing that the public sees, so nobody tells of them. */
const readAgain = 20_000;

/** Asking to be registered: a plain form, and a page that says how the request stands. */
export function registrationPage(page: Page, content: RegistrationContent): PublicSheet {
  const { registration: text } = page.text;
  const main = (
    <div class="form">
      <h2>{text.title}</h2>
      {content.kind === 'closed' && <p class="below">{text.closed}</p>}
      {content.kind === 'form' && <Form page={page} content={content} />}
      {content.kind === 'state' && <State page={page} request={content.request} />}
    </div>
  );
  const sheet = tournamentSheet(page, { tab: null, title: text.title, path: pathOf(content), main });
  const { follows, ...still } = sheet;
  const own = { ...still, sends: true, unlisted: true };
  // The answer is waited for with the page open. A form is never changed under who fills it in.
  if (content.kind !== 'state' || !content.request || !follows) return own;
  return { ...own, follows: content.request.state === 'asked' ? { ...follows, every: readAgain } : follows };
}

const pathOf = (content: RegistrationContent): string =>
  content.kind === 'state' ? `/inscription?${askedFor(content.id)}` : '/inscription';

interface FormProps {
  readonly page: Page;
  readonly content: Extract<RegistrationContent, { readonly kind: 'form' }>;
}

const fields: readonly { readonly name: RequestField; readonly most: number; readonly auto: string }[] = [
  { name: 'name', most: 120, auto: 'name' },
  { name: 'club', most: 80, auto: 'off' },
  { name: 'licence', most: 40, auto: 'off' },
  { name: 'army', most: 125, auto: 'off' },
  { name: 'elo', most: 7, auto: 'off' },
  { name: 'birthYear', most: 4, auto: 'bday-year' },
  { name: 'email', most: 120, auto: 'email' },
];

const ofWargame: ReadonlySet<RequestField> = new Set<RequestField>(['army', 'elo']);

function Form({ page, content }: FormProps) {
  const { registration: text } = page.text;
  const { id, places, free, waiting, faults = [], fault } = content;
  const wargame = playsWargame(page.tournament);
  return (
    <>
      <p class="below">{text.answered}</p>
      {free !== null && places !== null && <p>{text.free(free, places)}</p>}
      {waiting > 0 && <p>{text.waiting(waiting)}</p>}
      {(fault !== undefined || faults.length > 0) && (
        <p class="bad" role="alert">
          {fault ?? text.again}
        </p>
      )}
      <form method="post" action={page.to.registration}>
        <input type="hidden" name="id" value={id} />
        {fields
          .filter(({ name }) => wargame || !ofWargame.has(name))
          .map(({ name }) => (
            <FormField key={name} page={page} content={content} name={name} />
          ))}
        <button type="submit">{text.send}</button>
      </form>
    </>
  );
}

function FormField({ page, content, name }: FormProps & { readonly name: RequestField }) {
  const { registration: text } = page.text;
  const { most, auto } = fields.find((field) => field.name === name) ?? { most: 120, auto: 'off' };
  const wrong = content.faults?.includes(name) ?? false;
  const helps: Partial<Record<RequestField, string>> = {
    name: text.nameHelp,
    army: text.armyHelp,
    birthYear: text.birthYearHelp,
    email: text.emailHelp,
  };
  const help = helps[name];
  const about = [wrong && `${name}-faute`, help !== undefined && `${name}-aide`].filter(Boolean).join(' ');
  return (
    <p>
      <label for={name}>
        {text[name]} {name !== 'name' && <span class="quiet">{text.optional}</span>}
      </label>
      {help !== undefined && (
        <span id={`${name}-aide`} class="quiet">
          {help}
        </span>
      )}
      <input
        id={name}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        inputmode={name === 'birthYear' ? 'numeric' : name === 'elo' ? 'decimal' : undefined}
        value={content.typed?.[name] ?? ''}
        maxlength={most}
        autocomplete={auto}
        required={name === 'name'}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={about || undefined}
      />
      {wrong && (
        <span id={`${name}-faute`} class="bad">
          {text.faults[name]}
        </span>
      )}
    </p>
  );
}

function State({ page, request }: { readonly page: Page; readonly request: RequestState | null }) {
  const { registration: text } = page.text;
  const help = { asked: text.askedHelp, accepted: text.acceptedHelp, refused: text.refusedHelp };
  return (
    <>
      {request ? (
        <div role="status">
          <p class="strong below">
            {text.state[request.state]}
            {request.name !== '' && (
              <>
                {text.of}
                {request.name}
              </>
            )}
          </p>
          <p>{help[request.state]}</p>
          {request.waiting !== null && <p>{text.waitingPlace(request.waiting)}</p>}
          <p class="quiet below">{text.keep}</p>
        </div>
      ) : (
        <p class="below">{text.unknown}</p>
      )}
      <p class="below">
        <a href={page.to.registration}>{text.another}</a>
      </p>
    </>
  );
}

/** Where a request can be looked at again: who knows its id asked for it. */
export const requestAddress = (page: Page, id: string): string =>
  `${addressesOf(page.view.slug, page.lang).registration}?${askedFor(id)}`;

const askedFor = (id: string): string => `demande=${encodeURIComponent(id)}`;
