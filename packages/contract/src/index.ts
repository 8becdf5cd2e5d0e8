// What crosses a border, as schemas: the tournament file, the HTTP API.
export * from './file/index.ts';
export * from './http/index.ts';
