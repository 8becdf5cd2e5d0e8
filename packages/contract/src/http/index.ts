// What crosses the HTTP border, as schemas held against the engine's types.

export * from '../values/formats.ts';
export * from '../values/steps.ts';
export * from './accounts.ts';
export * from './command.ts';
export * from './commands/results.ts';
export * from './creation.ts';
export * from './desk.ts';
export * from './events.ts';
export * from './hall.ts';
export * from './person.ts';
export * from './player.ts';
export * from './problem.ts';
export * from './public.ts';
export * from './registration-requests.ts';
export * from './standings.ts';
export * from './state.ts';
