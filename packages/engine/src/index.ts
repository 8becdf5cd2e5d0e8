// The engine's public face: the state, the commands that decide, the formulas, the standings.

export { engineVersion } from './base/engine-version.ts';
export * from './base/result.ts';
export * from './decide/commands.ts';
export * from './decide/decide.ts';
export * from './decide/waiting.ts';
export * from './formats/format.ts';
export * from './formats/formats.ts';
export * from './formats/standings-of.ts';
export * from './standings/standing.ts';
export * from './tournament/apply.ts';
export * from './tournament/create.ts';
export * from './tournament/events.ts';
export * from './tournament/find.ts';
export * from './tournament/initial-ranking.ts';
export * from './tournament/log.ts';
export * from './tournament/match-result.ts';
export * from './tournament/outcome.ts';
export * from './tournament/people.ts';
export * from './tournament/refusals.ts';
export * from './tournament/settings.ts';
export * from './tournament/state.ts';
export * from './tournament/steps.ts';
export * from './tournament/undo.ts';
