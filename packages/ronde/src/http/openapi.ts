import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { type JsonSchema, jsonSchemaOf, jsonSchemas } from '@ronde/contract/http/names';
import * as z from 'zod';
import { programVersion } from '../machine/version.ts';

/**
 * The API's description, OpenAPI 3.1, from the routes and the very schemas that check what comes in. The schemas are
 * written by zod itself: the routing library's own writer calls every `exactOptional` property required.
 */
export function openApi(app: OpenAPIHono): JsonSchema {
  const routes = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route as RouteConfig] : [],
  );
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return {
    openapi: '3.1.0',
    info: { title: 'Ronde', version: programVersion, license: { name: 'MIT' } },
    paths,
    components: { schemas: jsonSchemas() },
  };
}

function operation({ summary, request, responses }: RouteConfig): JsonSchema {
  return {
    summary,
    parameters: [...parameters('path', request?.params), ...parameters('query', request?.query)],
    ...(request?.body && { requestBody: { required: true, content: content(request.body.content) } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        'content' in answer ? { description: answer.description, content: content(answer.content) } : answer,
      ]),
    ),
  };
}

function content(media: object | undefined): JsonSchema {
  return Object.fromEntries(
    Object.entries(media ?? {}).map(([type, { schema }]) => [
      type,
      { schema: schema instanceof z.ZodType ? jsonSchemaOf(schema) : {} },
    ]),
  );
}

function parameters(place: 'path' | 'query', schema: unknown): readonly JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchemaOf(one as z.ZodType),
  }));
}
