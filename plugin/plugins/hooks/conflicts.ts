/** Finds what two plugins of an author both have, so that only the later one has an effect. */
import type { Place, Problem } from '../../core/errors/errors.js';
import type { PluginSummary } from '../../load/plugins-file.js';

/** `names`: those of a plugin that no other one may have. `subject`: in messages. */
interface Kind {
  names(plugin: PluginSummary): readonly string[];
  subject(name: string): string;
  hint?: string;
}

const kinds: readonly Kind[] = [
  { names: ({ components }) => components, subject: (name) => `the component <${name}>` },
  { names: ({ fences }) => fences, subject: (name) => `code fences in the language "${name}"` },
  {
    names: ({ parts }) => parts,
    subject: (name) => `another part "${name}"`,
    hint: 'Remove one of them, or change the part of the other one with "wrap", "before", or "after".',
  },
  { names: ({ strings = {} }) => pathsOf(strings, 'strings'), subject: (name) => `the text "${name}"` },
  { names: ({ search }) => (search === undefined ? [] : ['search']), subject: () => 'a module for search' },
];

/** The conflicts of plugins in their order. `placeOf`: the place of the plugin with a name. */
export function conflictsOf(list: readonly PluginSummary[], placeOf: (name: string) => Place): Problem[] {
  return kinds.flatMap(({ names, subject, hint = 'Remove or rename one of them.' }) => {
    const owners = new Map<string, string>();
    return list.flatMap((plugin) =>
      names(plugin).flatMap((name) => {
        const other = owners.get(name);
        owners.set(name, plugin.name);
        return other === undefined
          ? []
          : [{ ...conflict(other, plugin.name, subject(name), hint), ...placeOf(plugin.name) }];
      }),
    );
  });
}

/** The warning that two plugins have the same. `second`: the one that has an effect. */
export function conflict(first: string, second: string, subject: string, hint: string): Omit<Problem, keyof Place> {
  return {
    code: 'plugin-conflict',
    message: `The plugins "${first}" and "${second}" both have ${subject}; that of "${second}" is used.`,
    hint,
  };
}

/** The paths of all texts in an object. */
function pathsOf(value: unknown, path: string): string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]: [string, unknown]) => pathsOf(member, `${path}.${key}`))
    : [path];
}
