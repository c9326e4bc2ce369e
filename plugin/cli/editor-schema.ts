/** The JSON Schema of the settings of a site, for editors. */
import type { Report } from '../core/errors/errors.js';
import { packageText } from '../core/package/package-root.js';
import { PluginHost } from '../plugins/host/plugin-host.js';
import { settingsSchemas } from '../site-build/settings.js';

interface Schema {
  properties?: object;
  $defs?: Record<string, Schema>;
}

/**
 * The JSON Schema of `docs.json` with the keys that the plugins of the docs folder `root` add. A key whose schema cannot be written
 * accepts everything. `undefined` if the plugins cannot be read, which is reported.
 */
export async function editorSchema(root: string, report: Report): Promise<object | undefined> {
  const plugins = new PluginHost(root, report, { command: 'check' });
  try {
    const keys = await plugins.editorSchemas(settingsSchemas);
    if (!keys || report.errors.length > 0) return undefined;
    const added = Object.entries(keys).map(([key, schema]) => [key, embedded(key, schema)]);
    const { $defs, ...base } = JSON.parse(packageText('dist', 'docs.schema.json')) as Schema;
    const defs = Object.entries($defs!).map(([name, { properties, ...rest }]) => {
      const all = name.startsWith('Settings')
        ? { ...properties, ...(Object.fromEntries(added) as object) }
        : properties;
      return [name, { ...rest, properties: all }];
    });
    return { ...base, $defs: Object.fromEntries(defs) as object };
  } finally {
    await plugins.close();
  }
}

/** References in a schema are relative to its own `$id`. */
function embedded(key: string, schema: object | undefined): object {
  const { $schema: _, ...rest } = (schema ?? {}) as { $schema?: string };
  return '$defs' in rest ? { $id: `plugin:${key}`, ...rest } : rest;
}
