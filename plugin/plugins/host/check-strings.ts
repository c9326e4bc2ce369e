/** Checks the UI strings of plugins. */
import type { Place, Problem } from '../../core/errors/errors.js';
import { isRecord } from '../../core/text/is-record.js';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
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
    const standard: unknown = ownValue(known as Readonly<Record<string, unknown>>, key);
    if (standard === undefined) {
      const similar = nearest(key, Object.keys(known));
      const names = 'The file plugin/languages/de.json of the package has all names.';
      return [[`"${at}" is not a UI string.`, similar ? `Did you mean "${similar}"?` : names]];
    }
    if (isRecord(standard) && isRecord(value)) return faultsOf(value, standard, at);
    if (typeof value === typeof standard && !isRecord(standard)) return [];
    const [kind, hint] = isRecord(standard) ? ['an object', 'an object with texts'] : ['text', 'a text'];
    return [[`"${at}" is not ${kind}.`, `Write ${hint}.`]];
  });
}
