import * as z from 'zod';
import { stepSchema } from '../values/steps.ts';
import { accountSchema, linkViewSchema, listedAccountSchema, sessionViewSchema, teamSchema } from './accounts.ts';
import { commandBodySchema, commandSchema, consequencesSchema, undoBodySchema } from './command.ts';
import { resultSchema } from './commands/results.ts';
import { createdSchema, creationBodySchema, settingsSchema } from './creation.ts';
import { deskViewSchema, summarySchema, waitingSchema } from './desk.ts';
import { decidedSchema, decisionSchema, eventSchema, logLineSchema } from './events.ts';
import { listedPersonSchema, personSchema } from './person.ts';
import { playerNowSchema, playerPageSchema } from './player.ts';
import { problemSchema } from './problem.ts';
import {
  publicGameSchema,
  publicHeadSchema,
  publicPlayerSchema,
  publicRoundSchema,
  publicTableSchema,
} from './public.ts';
import { standingsSchema } from './standings.ts';
import { playerSchema, roundSchema, sentMatchSchema, tournamentSchema } from './state.ts';
import { taskSchema } from './tasks.ts';

/** What the schemas are called in the API's description. */
const names: Readonly<Record<string, z.ZodType>> = {
  Account: accountSchema,
  Command: commandSchema,
  CommandBody: commandBodySchema,
  Consequences: consequencesSchema,
  Created: createdSchema,
  CreationBody: creationBodySchema,
  Decided: decidedSchema,
  Decision: decisionSchema,
  DeskView: deskViewSchema,
  Event: eventSchema,
  LinkView: linkViewSchema,
  ListedAccount: listedAccountSchema,
  ListedPerson: listedPersonSchema,
  LogLine: logLineSchema,
  Match: sentMatchSchema,
  MatchResult: resultSchema,
  Person: personSchema,
  PlayerNow: playerNowSchema,
  PlayerPage: playerPageSchema,
  Player: playerSchema,
  Problem: problemSchema,
  PublicGame: publicGameSchema,
  PublicHead: publicHeadSchema,
  PublicPlayer: publicPlayerSchema,
  PublicRound: publicRoundSchema,
  PublicTable: publicTableSchema,
  Round: roundSchema,
  SessionView: sessionViewSchema,
  Settings: settingsSchema,
  Standings: standingsSchema,
  Step: stepSchema,
  Summary: summarySchema,
  Task: taskSchema,
  Team: teamSchema,
  Tournament: tournamentSchema,
  UndoBody: undoBodySchema,
  Waiting: waitingSchema,
};

const described = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(names)) described.add(schema, { id });

/** Where a named schema stands in an OpenAPI document. */
const place = (id: string): string => `#/components/schemas/${id}`;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every named schema as JSON Schema 2020-12, by name, each pointing to the others. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(described, { io: 'input', unrepresentable: 'any', uri: place });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  );
}

/** A reference where the schema has a name, a list of references for a list of them, else the schema itself. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const id = described.get(schema)?.id;
  if (id !== undefined) return { $ref: place(id) };
  if (schema instanceof z.ZodArray) return { type: 'array', items: jsonSchemaOf(schema.element as z.ZodType) };
  const { $schema: _schema, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain;
}
