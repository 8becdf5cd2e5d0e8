import { ok } from '@ronde/engine';
export const simulate = async (..._: unknown[]) => ok({ json: null, text: '' });
