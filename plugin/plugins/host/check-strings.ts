/** Checks the UI strings of plugins. */
import type { Place, Problem } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { english } from '../../languages/ui-strings.js';
import type { PluginSummary } from '../../load/plugins-file.js';

/** The strings without effect. `placeOf`: the place of the plugin with a name. */
export function checkStrings(list: readonly PluginSummary[], placeOf: (name: string) => Place): Problem[] {
  return list.flatMap(({ name, strings = {} }) =>
    Object.entries(strings).flatMap(([language, own]) =>
      faultsOf(own, english, `strings.${language}`).map(([message, hint]) => ({
        code: 'plugin-strings',
        message: `${message} The plugin "${name}" sets it without an effect.`,
        hint,
        ...placeOf(name),
      })),
    ),
  );
}

function faultsOf(own: object, known: object, path: string): [message: string, hint: string][] {
  return Object.entries(own).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}.${key}`;
    const standard: unknown = Object.hasOwn(known, key) ? known[key as keyof typeof known] : undefined;
    if (standard === undefined) {
      const similar = nearest(key, Object.keys(known));
      const fix = similar
        ? `Did you mean "${similar}"?`
        : 'The file plugin/languages/de.json of the package has all names.';
      return [[`"${at}" is not a UI string.`, fix]];
    }
    const isGroup = typeof standard === 'object';
    if (typeof value !== typeof standard || value === null)
      return [
        [
          `"${at}" is not ${isGroup ? 'an object' : 'text'}.`,
          isGroup ? 'Write an object with texts.' : 'Write a text.',
        ],
      ];
    return isGroup ? faultsOf(value as object, standard as object, at) : [];
  });
}
