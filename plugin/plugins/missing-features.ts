/** Finds what a site asks of features that this copy of Octavo does not have. */
import { isEngineName } from '../config/search-adapter.js';
import { fileStart, type Problem } from '../core/errors/errors.js';
import type { LoadedSite } from '../load/loaded-site.js';

export function missingFeatures({ features, site }: LoadedSite): Problem[] {
  const isMissing = (name: string): boolean => !features.includes(name);
  const { references = [] } = site;
  const engines = references.filter(
    ({ kind, value }) => kind === 'search-adapter' && isEngineName(value) && isMissing(value),
  );
  return engines.map(({ value, key, location }) => ({
    ...missingFeature(value, key, site.configFile),
    ...location,
  }));
}

/** The features without which an option has no effect. */
const asked = { disk: 'offline', compat: 'compat', external: 'external-links' };

/** An error for each option whose feature is not one of `features`. */
export function missingForOptions(
  options: { readonly [Option in keyof typeof asked]?: unknown },
  features: readonly string[],
): Problem[] {
  return Object.entries(asked)
    .filter(([option, name]) => options[option as keyof typeof asked] && !features.includes(name))
    .map(([option, name]) => missingFeature(name, option, 'options'));
}

/** `asked`: what asks for the feature. */
function missingFeature(name: string, asked: string, file: string): Problem {
  return {
    code: 'feature-missing',
    message: `"${asked}" has no effect, because this copy of Octavo has no feature "${name}".`,
    hint: 'Install the package octavo as it is published.',
    ...fileStart(file),
  };
}
