import type { SentCommand } from '@ronde/contract/http/command';
import type { Method } from '@ronde/contract/routes/route';
import type { Refusal } from '@ronde/engine';
import type { Dictionary, Lang } from '@ronde/language';

export interface ApiRequest {
  readonly method: Method | 'HEAD';
  readonly path: string;
  readonly lang: Lang;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
}

/**
 * What came over the network. `unreachable`: nobody is there, nothing was done. `unheard`: it was sent and no answer
 * came, so nobody here knows whether it was done.
 */
export type Exchange<T> =
  | { readonly kind: 'answered'; readonly response: Response; readonly value: T }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unheard' };

/** In ms: until the answer begins, and from then until all of it is there. A slow link is not a server that is gone. */
const patience = { begins: 8000, ends: 60_000 };

/** The one place of these screens that asks the server for something and reads its answer. */
export async function exchange<T>(asked: ApiRequest, read: (response: Response) => Promise<T>): Promise<Exchange<T>> {
  const { method, path, lang, body, headers, cache } = asked;
  // `AbortSignal.timeout` is younger than the phones of a hall.
  const end = new AbortController();
  let late = setTimeout(() => end.abort(), patience.begins);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': lang,
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal: end.signal,
      ...(cache && { cache }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    clearTimeout(late);
    late = setTimeout(() => end.abort(), patience.ends);
    // Who waited too long for the server does not know what became of it.
    if (nobodyThere(response)) return { kind: response.status === 504 ? 'unheard' : 'unreachable' };
    return { kind: 'answered', response, value: await read(response) };
  } catch {
    return { kind: end.signal.aborted ? 'unheard' : 'unreachable' };
  } finally {
    clearTimeout(late);
  }
}

/** A proxy's 502 to 504 mean what a closed port means: the server is not there. Its own 503 says why. */
const nobodyThere = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('problem+json');

/** Whether somebody answers at all. `ill`: not in a state to; `silent`: not in time. */
export async function health(within = patience.begins): Promise<'there' | 'ill' | 'gone' | 'silent'> {
  const end = new AbortController();
  const late = setTimeout(() => end.abort(), within);
  try {
    return (await fetch('/healthz', { signal: end.signal })).ok ? 'there' : 'ill';
  } catch {
    return end.signal.aborted ? 'silent' : 'gone';
  } finally {
    clearTimeout(late);
  }
}

/** RFC 9457, with the refusal's own data when the rules said no. */
export interface ProblemAnswer {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly act?: string;
  readonly code?: string;
  readonly refusal?: Refusal;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** What was sent, with its reason: some refusals offer to send it otherwise. Not of the server. */
  readonly asked?: { readonly command: SentCommand; readonly note: string };
}

export async function problemOf(response: Response): Promise<ProblemAnswer> {
  const fallback = { status: response.status, title: response.statusText || String(response.status) };
  try {
    return { ...fallback, ...((await response.json()) as Partial<ProblemAnswer>) };
  } catch {
    return fallback;
  }
}

/** Somebody answered, and what they said cannot be read: that is no silence. */
export function valueIn<T>(
  text: string,
  lang: Lang,
): { readonly kind: 'done'; readonly value: T } | { readonly kind: 'refused'; readonly problem: ProblemAnswer } {
  try {
    return { kind: 'done', value: JSON.parse(text) as T };
  } catch {
    return { kind: 'refused', problem: { status: 502, code: 'unreadable-answer', ...unreadable[lang] } };
  }
}

/** A fault on the way, which may pass: what was typed is kept. */
const unreadable: Dictionary<Pick<ProblemAnswer, 'title' | 'detail'>> = {
  fr: {
    title: 'La réponse reçue est illisible.',
    detail: 'Ce n’est peut-être pas Ronde qui a répondu. Vérifiez le réseau, puis rechargez la page.',
  },
  en: {
    title: 'The answer that came cannot be read.',
    detail: 'Something other than the server may have answered. Check the network, then reload the page.',
  },
};
