// `npm start`: sets up, bundles what has changed, then is the server.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { setUp } from './setup.mjs';

await setUp();
const { buildApart, serverBundle, webFolder } = await import('./build.mjs');
await buildApart();
process.argv.push('--web', webFolder);
await import(pathToFileURL(serverBundle).href);
