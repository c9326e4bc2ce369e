/** Normalizes the services that a site loads, from `integrations` and `analytics`. */
import { isRecord } from '../../core/text/is-record.js';
import { entryOf, problemAt, type JsonNode } from '../../config/read/json-tree.js';
import type { Checked } from '../../config/validate-settings.js';
import type { Report } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
import { services as known } from './services-schema.js';
import type { UsedServices } from './used-services.js';

type Values = Record<string, unknown>;
type Text = Parameters<typeof problemAt>[1];

/** Services with the settings they need; `undefined` for none. None is loaded if the consent settings are incomplete or invalid. */
export function toServices(
  {
    value: { integrations, analytics },
    nodes,
    prunedNodes,
  }: Checked<Partial<Record<'integrations' | 'analytics', Values>>>,
  report: Report,
): UsedServices | undefined {
  const owners = [integrations, analytics].filter((owner) => owner !== undefined);
  const cookieOwner = owners.find((owner) => 'cookies' in owner);
  const cookies = cookieOwner?.['cookies'];
  const consent = toConsent(cookies);
  const isBroken = (name: string, value: unknown): boolean => {
    const node = nodes.get(value as object);
    return isWrong(name, node && prunedNodes.get(node));
  };
  const isGateBroken = owners.some((owner) => {
    const node = nodes.get(owner);
    const removed = node && prunedNodes.get(node);
    const misspelled = Object.keys(owner).some((name) => !isListed(name) && nearest(name, gates) !== undefined);
    return misspelled || gates.some((name) => removed?.has(name) || isBroken(name, owner[name]));
  });
  if (cookieOwner && cookies !== undefined && !consent && !isGateBroken)
    warn(nodes.get(cookieOwner), 'cookies', incompleteConsent, report);
  const services = owners.flatMap((owner) =>
    Object.entries(owner).flatMap(([name, value]) => {
      if (notServices.has(name)) return [];
      const isKnown = isListed(name);
      if (!isKnown) warn(nodes.get(owner), name, unknownService(name), report);
      return isKnown && !isBroken(name, value) ? [{ name, settings: texts(name, value) }] : [];
    }),
  );
  if (services.length === 0 || isGateBroken || (cookies !== undefined && !consent)) return undefined;
  return { services, ...(consent && { consent }) };
}

const notServices = new Set(['cookies', 'telemetry', 'custom']);

function isListed(name: string): boolean {
  return notServices.has(name) || Object.hasOwn(known, name);
}

/** The settings for asking readers for consent. */
const gates = ['cookies', 'onetrust', 'transcend', 'osano'];

/** Whether removed keys matter: known keys with an invalid value, and misspelled keys. */
function isWrong(name: string, removed: ReadonlySet<PropertyKey> | undefined): boolean {
  const keys = Object.keys(ownValue(known, name)?.shape ?? {});
  return [...(removed ?? [])].some((key) => keys.length === 0 || nearest(String(key), keys) !== undefined);
}

function toConsent(cookies: unknown): UsedServices['consent'] {
  const { key, value } = texts('cookies', cookies);
  return key && value ? { key, value } : undefined;
}

const incompleteConsent = {
  code: 'consent-incomplete',
  message: 'cookies needs "key" and "value". Until then, no service is loaded.',
  hint: 'Write "cookies": { "key": "cookie-consent", "value": "accepted" }, with the local storage entry that your banner sets.',
};

function warn(node: JsonNode | undefined, name: string, problem: Text, report: Report): void {
  const span = entryOf(node, name)?.key;
  if (span) report.warn(problemAt(span, problem));
}

function unknownService(name: string): Text {
  const similar = nearest(name, [...Object.keys(known), ...notServices]);
  return {
    code: 'integration-unknown',
    message: `Unknown service "${name}"; ${similar && gates.includes(similar) ? 'until this is fixed, no service is loaded' : 'it is not loaded'}.`,
    hint: similar
      ? `Did you mean "${similar}"?`
      : 'To load any other service, put a script file (.js) into the docs folder: it runs on every page.',
  };
}

/** Settings as text. A string in place of the settings is the value of the service's only required key. */
function texts(name: string, value: unknown): Record<string, string> {
  const schema = ownValue(known, name);
  if (schema && (typeof value === 'string' || typeof value === 'number'))
    return { [Object.keys(schema.shape)[0]!]: String(value) };
  if (!isRecord(value)) return {};
  const pairs = Object.entries(value).filter(([, item]) => ['string', 'number', 'boolean'].includes(typeof item));
  return Object.fromEntries(pairs.map(([key, item]) => [key, String(item).trim()]));
}
