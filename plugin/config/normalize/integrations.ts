/** The services that a site loads, from `integrations` and `analytics`. */
import type { Report } from '../../errors.js';
import { nearest } from '../../nearest.js';
import { providers } from '../../outputs/analytics/providers.js';
import type { Site } from '../../site/types.js';
import { jsonText } from '../json-text.js';
import { problemAt, type JsonNode } from '../json-tree.js';
import type { Settings } from '../schema/settings.js';
import { ownValue } from '../../own-value.js';

type Values = Record<string, unknown>;

/** Known names that are no service to load. */
const others = new Set(['cookies', 'telemetry']);

/** Services with all settings that they need; what is missing or unknown is told at its place. */
export function toIntegrations(
  { integrations, analytics }: Pick<Settings, 'integrations' | 'analytics'>,
  nodes: ReadonlyMap<object, JsonNode>,
  report: Report,
): Site['integrations'] {
  const services = [integrations, analytics].flatMap((owner = {}) =>
    Object.entries(owner).flatMap(([name, value]) => {
      const settings = texts(value);
      const problem = problemOf(name, settings, value);
      if (!problem) return others.has(name) ? [] : [{ name, settings }];
      const node = nodes.get(owner);
      const span = node?.type === 'object' ? node.entries.get(name)?.key : undefined;
      if (span) report.warn(problemAt(span, problem));
      return [];
    }),
  );
  const { key, value } = texts(integrations?.['cookies'] ?? analytics?.['cookies']);
  return { services, ...(key && value ? { consent: { key, value } } : {}) };
}

function problemOf(
  name: string,
  settings: Record<string, string>,
  value: unknown,
): Parameters<typeof problemAt>[1] | undefined {
  if (others.has(name)) return undefined;
  const provider = ownValue(providers, name);
  if (!provider) {
    const similar = nearest(name, Object.keys(providers));
    return {
      code: 'integration-unknown',
      message: `Octavo does not know the service "${name}"; it is not loaded.`,
      hint: similar
        ? `Did you mean "${similar}"?`
        : 'A script file (.js) in the docs folder is loaded on every page: it can load any service.',
    };
  }
  const missing = provider.needs.filter((key) => !settings[key]);
  if (missing.length === 0) return undefined;
  const bare = typeof value === 'string' && provider.needs.length === 1 ? value : '…';
  const valueOf = (key: string): string => jsonText(settings[key] ?? bare);
  return {
    code: 'integration-incomplete',
    message: `"${name}" is not loaded: it needs ${missing.map((key) => `"${key}"`).join(' and ')}.`,
    hint: `Write "${name}": { ${provider.needs.map((key) => `"${key}": ${valueOf(key)}`).join(', ')} }.`,
  };
}

/** Settings as text; a text alone is no setting that could be told from another. */
function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const pairs = Object.entries(value as Values).filter(([, item]) =>
    ['string', 'number', 'boolean'].includes(typeof item),
  );
  return Object.fromEntries(pairs.map(([key, item]) => [key, String(item)]));
}
