import type { Settings } from '@ronde/engine';
import { type Fields, fieldsAsked, wholeNumber } from './fields.ts';

/** What was chosen, as the formula reads it; what was not typed is left out, so that the rule follows the hall. */
export function chosenSettings(fields: Fields): Settings {
  const asked = fieldsAsked(fields);
  const rounds = wholeNumber(fields.rounds);
  const parts: readonly Settings[] = asked.map((field) => {
    switch (field) {
      // No setting says it: the theme does, and then the armies.
      case 'game':
        return {};
      case 'rounds':
        return rounds === null ? {} : { rounds };
      case 'phase1':
        return fields.phase1 === '7' ? { phase1: 7 } : { phase1: fields.phase1 === '9' ? 9 : 5 };
      case 'phase2':
        return phase(fields.phase2, (phase2) => ({ phase2 }));
      case 'phase3':
        return phase(fields.phase3, (phase3) => ({ phase3 }));
      case 'turns':
        return fields.turns === '2' ? { turns: 2 } : {};
      case 'bestOf':
        return fields.bestOf === '3' ? { bestOf: 3 } : {};
      case 'repeats':
        return fields.repeats === 'avoid' ? { repeats: 'avoid' } : {};
      case 'firstRound':
        return firstRound(fields.firstRound);
      case 'avoidClubs':
        return fields.avoidClubs === 'no' ? { avoidClubs: false } : {};
      case 'order':
        return fields.order === 'fold' ? { order: 'fold' } : {};
    }
    return {};
  });
  return Object.assign({}, ...parts) as Settings;
}

function phase(text: string, set: (rounds: number) => Settings): Settings {
  const rounds = wholeNumber(text);
  return rounds === null ? {} : set(rounds);
}

function firstRound(chosen: string): Settings {
  return chosen === 'lot' || chosen === 'armies' ? { firstRound: chosen } : {};
}
