#!/usr/bin/env node
// `npx ronde`: without a command the program itself, with its options (`--port`, `--hall`…); else the command line.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [first = '--port'] = process.argv.slice(2);
if (first.startsWith('-') && !['-h', '--help', '-V', '--version'].includes(first)) {
  process.argv.push('--web', fileURLToPath(new URL('../web', import.meta.url)));
  await import('../server/main.js');
} else createRequire(import.meta.url)('../cli.cjs');
