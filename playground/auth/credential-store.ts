/** Credentials of the reader: in memory, shared by all playgrounds of the page; on request in the session of the tab. */
import { attempt } from '../../elements/attempt.js';
import type { Credentials } from '../model/request/security.js';

const storageKey = 'octavo-credentials';

let memory: Map<string, Credentials> | undefined;
const listeners = new Set<() => void>();

/** The place of the credentials of a scheme. They belong to one server, so that no other API of the page gets them. */
export function credentialKey(server: string, scheme: string): string {
  return `${URL.canParse(server) ? new URL(server).origin : server} ${scheme}`;
}

/** The credentials at `key`. */
export function credentialsAt(key: string): Credentials | undefined {
  return stored().get(key);
}

/** Replaces the credentials at `key`. */
export function setCredentials(key: string, credentials: Credentials | undefined): void {
  if (credentials && Object.values(credentials).some(Boolean)) stored().set(key, credentials);
  else stored().delete(key);
  if (isRemembered()) save();
  for (const listener of listeners) listener();
}

/** Keys that have credentials. */
export function storedKeys(): string[] {
  return [...stored().keys()];
}

/** Shorter texts are found by chance, in characters. */
const minSecretLength = 4;

/** All credentials that the reader has typed or got, for any server. */
export function typedSecrets(): string[] {
  const values = [...stored().values()].flatMap(({ token, password }) => [token, password]);
  return values.filter((value) => value !== undefined && value.length >= minSecretLength) as string[];
}

/** Calls `listener` at every change; returns how to stop that. */
export function onCredentials(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the credentials are kept for the tab. */
export function isRemembered(): boolean {
  return attempt(() => sessionStorage.getItem(storageKey) !== null) ?? false;
}

/** Keeps the credentials for the tab, or only in memory again. */
export function remember(isOn: boolean): void {
  // Without storage, the credentials stay in memory.
  if (isOn) save();
  else if (isRemembered()) sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

function stored(): Map<string, Credentials> {
  const session = (): Record<string, Credentials> =>
    attempt(() => JSON.parse(sessionStorage.getItem(storageKey)!) as Record<string, Credentials>) ?? {};
  return (memory ??= new Map(Object.entries(session())));
}

function save(): void {
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(stored()))));
}

/** Data for replacing credentials that expire. */
export interface Renewal {
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Default: only the reader can get new ones. */
  renew?(): Promise<void>;
}

const renewals = new Map<string, Renewal>();

/** Says when the credentials at `key` expire. In memory only, as refresh tokens are. */
export function setRenewal(key: string, renewal: Renewal | undefined): void {
  if (renewal) renewals.set(key, renewal);
  else renewals.delete(key);
}

/** When the credentials at `key` expire, in milliseconds since 1970. */
export function expiryOf(key: string): number | undefined {
  return renewals.get(key)?.expiresAt;
}

/** Replaces the credentials at `key` if they have expired. If that fails, the API responds to the expired ones. */
export async function renewIfExpired(key: string): Promise<void> {
  const renewal = renewals.get(key);
  if (!renewal?.renew || renewal.expiresAt > Date.now()) return;
  try {
    await renewal.renew();
  } catch {
    setRenewal(key, undefined);
  }
}
