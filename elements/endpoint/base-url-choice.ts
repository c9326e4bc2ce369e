/** The base URL of an API that the reader selected. Endpoints, code samples and playgrounds of all pages share it. */
import { attempt } from '../attempt.js';

const storageKey = 'octavo-base-url';

/** Fired on `document` when the reader selects a base URL. */
const baseUrlEvent = 'octavo-base-url-change';

/** More APIs than this are forgotten, the oldest first. */
const limit = 20;

export interface BaseUrlChoice {
  /** As the author wrote it, without a slash at the end; may have `{variables}`. */
  url: string;
  /** Values of its variables by name. */
  variables: Readonly<Record<string, string>>;
}

let unsaved: BaseUrlChoice[] | undefined;

/** Stores that the reader selected a base URL in `origin`. Variables that are not named keep their values. */
export function chooseBaseUrl(url: string, origin: object, variables: BaseUrlChoice['variables'] = {}): void {
  const earlier = preferredBaseUrl([url])?.variables;
  const choice = { url: withoutSlash(url), variables: { ...earlier, ...variables } };
  const choices = [choice, ...storedChoices().filter((other) => other.url !== choice.url)].slice(0, limit);
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // Storage is full or not available: the selection is lost on the next page.
    unsaved = choices;
  }
  document.dispatchEvent(new CustomEvent(baseUrlEvent, { detail: { ...choice, origin } }));
}

/** The URL in `urls` that the reader selected last, on this or an earlier page. */
export function preferredBaseUrl(urls: readonly string[]): BaseUrlChoice | undefined {
  const offered = new Set(urls.map(withoutSlash));
  return storedChoices().find(({ url }) => offered.has(url));
}

/** Calls `listener` for every selection on the page. Returns a function that stops. */
export function onBaseUrl(listener: (choice: BaseUrlChoice, origin: object) => void): () => void {
  const listen = (event: Event): void => {
    const { url, variables, origin } = (event as CustomEvent<BaseUrlChoice & { origin: object }>).detail;
    listener({ url, variables }, origin);
  };
  document.addEventListener(baseUrlEvent, listen);
  return () => document.removeEventListener(baseUrlEvent, listen);
}

/** Addresses are compared without a slash at their end. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Latest first. */
function storedChoices(): BaseUrlChoice[] {
  if (unsaved) return unsaved;
  const stored = attempt(() => JSON.parse(localStorage.getItem(storageKey)!) as unknown);
  return Array.isArray(stored) ? stored.filter(isChoice) : [];
}

function isChoice(value: unknown): value is BaseUrlChoice {
  const { url, variables } = (value ?? {}) as Partial<BaseUrlChoice>;
  return typeof url === 'string' && typeof variables === 'object' && variables !== null;
}
