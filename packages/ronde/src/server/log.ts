import { type Logger, pino } from 'pino';

/**
 * Lines for whoever looks after the machine, on standard error: what goes wrong and, with `requests`, each request. Of
 * an error its name, its code and where it comes from: what else hangs on it may hold what somebody sent.
 */
export function logTo(requests: boolean): Logger {
  const level = requests ? 'info' : 'warn';
  return pino({ name: 'ronde', level, serializers: { err: plainError } }, pino.destination(2));
}

export function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
