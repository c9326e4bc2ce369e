/** The environment that the reader has chosen, for the playgrounds of all pages. It is kept like credentials. */
import { credentialsAt, setCredentials } from '../auth/credential-store.js';
import type { Environment } from '../model/environment.js';

const key = 'environment';

/** The chosen one of `environments`; `undefined` without a choice. */
export function chosenEnvironment(environments: readonly Environment[]): Environment | undefined {
  // Links never contain a token, but may contain the name.
  const chosen = credentialsAt(key)?.username;
  return environments.find(({ name }) => name === chosen);
}

/** `undefined`: none. */
export function chooseEnvironment(name: string | undefined): void {
  setCredentials(key, name === undefined ? undefined : { username: name });
}
