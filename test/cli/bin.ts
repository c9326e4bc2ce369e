import { fileURLToPath } from 'node:url';

/** The file that starts the command line. This file runs from the checkout or from `dist/test`. */
export const bin = fileURLToPath(
  new URL(`${import.meta.url.includes('/dist/') ? '../../' : '../../dist/'}node/cli.js`, import.meta.url),
);
