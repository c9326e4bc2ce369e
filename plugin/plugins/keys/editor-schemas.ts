/** The keys that plugins add to the settings, for editors. */
import type { Registry } from '../registry.js';
import type { StandardSchema } from '../standard-schema.js';
import type { KeyOwners } from './check-values.js';

/** The JSON Schema of each key; `undefined` if the library of its schema does not write JSON Schema. */
export async function editorSchemas(
  owners: KeyOwners,
  registry: Registry,
): Promise<Readonly<Record<string, object | undefined>>> {
  const all = registry.plugins.flatMap((plugin) =>
    Object.entries<StandardSchema>(plugin.settings ?? {})
      .filter(([key]) => owners[key] === plugin.name)
      .map(([key, schema]) => {
        const write = schema['~standard'].jsonSchema?.input;
        const written = write && registry.call(plugin, 'settings', () => write({ target: 'draft-2020-12' }));
        return [key, registry.data(plugin, 'settings', written) as object | undefined] as const;
      }),
  );
  return Object.fromEntries(all);
}
