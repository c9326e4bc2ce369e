/** Decides whether an invalid value affects the build or only its own feature. */
import { z } from 'zod';
import { ownValue } from '../../core/text/own-value.js';
import { innerSchemas, schemaAt } from '../schema-at.js';

/** Whether an invalid value at a path stops the build, and a note for the author. */
export interface Impact {
  isFatal: boolean;
  /** A sentence, for example `Until then, "ga4" is not loaded.` */
  consequence?: string;
}

/** Keys that other tools do not read in a file of this version, so that sites can contain anything there. */
const foreign = {
  v1: /^(?:description|appearance|background\.(?:image|decoration|color)|styling|thumbnails|fonts|icons|navbar|banner|interaction|contextual|variables|errors|markdown|asyncapi|footer\.notice|feedback\.enabled|api\.playground\.(?:display|proxy|credentials)|seo\.(?:metatags|indexing|organization|paths|trailingSlash))(?:\.|$)/,
  v2: /^(?:feedback|modeToggle|footer\.notice|api\.(?:version|mdx\.auth\.inputPrefix)|metadata\.(?!timestamp$)[^.]+)(?:\.|$)/,
} as const;

/**
 * An invalid value stops the build, with these exceptions: deprecated, unsupported and foreign keys; the content of a
 * tab, version and so on, which is then skipped; and services, which are then not loaded.
 */
export function impactOf(path: readonly PropertyKey[], schema: z.ZodType, settings: unknown): Impact {
  const [top, name] = path;
  if (top === 'integrations' || top === 'analytics') {
    return { isFatal: false, consequence: name === undefined ? undefined : notLoaded(String(name)) };
  }
  const { navigation } = settings as { navigation?: unknown };
  const version = Array.isArray(navigation) ? 'v1' : 'v2';
  if (top === 'navigation' && version === 'v2' && canBeLeftOut(path, navigation)) return { isFatal: false };
  const pattern = path.filter((step) => typeof step === 'string').join('.');
  if (foreign[version].test(pattern)) return { isFatal: false };
  return { isFatal: !path.some((_, index) => hasNoEffect(path.slice(0, index + 1), schema, settings)) };
}

const sectionLists = new Set(['languages', 'versions', 'products', 'dropdowns', 'tabs', 'menu', 'anchors']);

/** Keys of a tab, version and so on itself. Its other keys are its content or its appearance. */
const ownKeys = new Set(
  'language version product dropdown tab item anchor default hidden directory align banner footer navbar global'.split(
    ' ',
  ),
);

/** Whether the navigation is usable without the value. */
function canBeLeftOut(path: readonly PropertyKey[], navigation: unknown): boolean {
  const section = path.findIndex(
    (step, index) => sectionLists.has(String(step)) && typeof path[index + 1] === 'number',
  );
  const isOwn = section >= 0 && path.length > section + 2 && ownKeys.has(String(path[section + 2]));
  if (section >= 0 && path.length > section + 2 && !isOwn) return true;
  const isWhole =
    path.length === 2 && (sectionLists.has(String(path[1])) || path[1] === 'groups' || path[1] === 'root');
  // Sections of one kind are enough.
  if (isWhole || (isOwn && section === 1))
    return Object.keys(navigation as object).some((key) => key !== path[1] && key !== 'global');
  return path.at(-1) === 'iconType';
}

function notLoaded(service: string): string | undefined {
  if (service === 'telemetry' || service === 'custom') return undefined;
  return service === 'cookies'
    ? 'Until then, no service is loaded.'
    : `Until then, ${JSON.stringify(service)} is not loaded.`;
}

/** Whether the key at the end of the path is deprecated or unsupported. */
function hasNoEffect(path: readonly PropertyKey[], schema: z.ZodType, settings: unknown): boolean {
  const owner = schemaAt(schema, path.slice(0, -1), settings).schema;
  return owner !== undefined && innerSchemas(owner).some((inner) => isUnused(inner, String(path.at(-1))));
}

function isUnused(owner: z.ZodType, key: string): boolean {
  const field = owner instanceof z.ZodObject ? ownValue(owner.shape as Record<string, z.ZodType>, key) : undefined;
  if (!field) return false;
  const { effect = innerSchemas(field)[0]?.meta()?.effect, deprecated } = field.meta() ?? {};
  return deprecated === true || (ownValue(owner.meta()?.effects ?? {}, key) ?? effect)?.status === 'unsupported';
}
