import { createHash } from 'node:crypto';

/** The hash of an inline script in the syntax of a Content-Security-Policy, as browsers calculate it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}
