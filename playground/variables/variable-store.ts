/** Variables of the reader: `{{name}}` in a field stands for a value. They are kept like credentials. */
import { credentialsAt, setCredentials, storedKeys } from '../auth/credential-store.js';

const prefix = 'variable ';

/** By name, in the order in which they were added. */
export function storedVariables(): Map<string, string> {
  const names = storedKeys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return new Map(names.map((name) => [name, credentialsAt(prefix + name)?.token ?? '']));
}

/** Sets a variable; `undefined` removes it. */
export function setVariable(name: string, value: string | undefined): void {
  setCredentials(prefix + name, value === undefined ? undefined : { token: value });
}
