/** The keys that plugins add to the settings and to front matter, where the site is loaded. */
import { z } from 'zod';
import { pathText } from '../../config/messages/path-text.js';
import { entryOf, nodesAlong, problemAt, type JsonNode } from '../../config/read/json-tree.js';
import { parseJson } from '../../config/read/parse-json.js';
import type { SettingsPart, Shape } from '../../config/schema/part.js';
import type { SettingsSchemas } from '../../config/schema/settings.js';
import type { Place, Problem, Report } from '../../core/errors/errors.js';
import { frontMatterLocator } from '../../load/front-matter/front-matter-location.js';
import type { PluginSummary } from '../../load/plugins-file.js';
import type { ViewedSite } from '../site-views.js';
import type { KeyOwners, ValueFault } from './check-values.js';
import type { PageFault } from './own-front-matter.js';
import type { SettingsOfPlugins } from './settings-task.js';

/** The plugin of each key. */
export interface OwnKeys {
  settings: KeyOwners;
  frontMatter: KeyOwners;
}

/** The keys of plugins. Octavo keeps its own keys. A key of two plugins belongs to the last. Both are reported to `onConflict`. */
export function keysOfPlugins(
  list: readonly PluginSummary[],
  { v1, v2, frontMatter }: SettingsSchemas,
  onConflict?: (problem: Omit<Problem, keyof Place>, plugin: string) => void,
): OwnKeys {
  const owners = (member: keyof OwnKeys, where: string, taken: object): KeyOwners => {
    const found = new Map<string, string>();
    for (const { name, [member]: keys } of list)
      for (const key of keys) {
        const plugin = `the plugin "${name}"`;
        const isTaken = Object.hasOwn(taken, key);
        const other = isTaken ? 'Octavo' : found.get(key) && `the plugin "${found.get(key)}"`;
        if (other !== undefined)
          onConflict?.(
            {
              code: 'plugin-conflict',
              message: `The plugin "${name}" and ${other} both have the key "${key}" in ${where}; it belongs to ${isTaken ? other : plugin}.`,
              hint: `Rename the key in ${plugin}.`,
            },
            name,
          );
        if (!isTaken) found.set(key, name);
      }
    return Object.fromEntries(found);
  };
  return {
    settings: owners('settings', 'docs.json', { ...v1.shape, ...v2.shape }),
    frontMatter: owners('frontMatter', 'front matter', frontMatter.shape),
  };
}

/** The keys as a part of the schemas; `undefined` without keys. Their values are checked by the schemas of the plugins. */
export function partOf({ settings, frontMatter }: OwnKeys): SettingsPart | undefined {
  if (Object.keys(settings).length + Object.keys(frontMatter).length === 0) return undefined;
  return { settings: shapeOf(settings), frontMatter: shapeOf(frontMatter) };
}

function shapeOf(owners: KeyOwners): Shape {
  const entries = Object.entries(owners).map(([key, plugin]) => {
    const field = z.unknown().optional();
    return [key, field.meta({ description: `Key of the plugin "${plugin}".` })] as const;
  });
  return Object.fromEntries(entries);
}

/** Writes the changes of plugins into the settings, and removes invalid values of their keys, which are reported. */
export function applyToSettings(
  root: JsonNode & { type: 'object' },
  { changes, faults }: SettingsOfPlugins,
  placeOf: (plugin: string) => Place,
  report: Report,
): void {
  for (const { key, value, plugin } of changes) {
    const place = placeOf(plugin);
    const text = JSON.stringify(value, null, 2);
    const source = { file: place.file, text, isObject: true, plugin: { name: plugin, place } };
    const node = parseJson(source, report);
    if (node) root.entries.set(key, { key: { source, offset: 0, length: 1 }, value: node });
  }
  for (const fault of faults) {
    const { span } = nodesAlong(root, fault.path).at(-1)!;
    const isWhole = nodesAlong(root, fault.path).length > fault.path.length;
    report.error(problemAt(isWhole ? span : { ...span, length: 1 }, { code: 'config-value', ...textOf(fault) }));
  }
  for (const { path } of faults) if (entryOf(root, String(path[0]))) root.entries.delete(String(path[0]));
}

/** The problems of front matter, at the keys. */
export function frontMatterProblems(faults: readonly PageFault[], { site, pages }: ViewedSite): Problem[] {
  return faults.map((fault) => {
    const locate = frontMatterLocator(site.root, pages[fault.page]!);
    return { code: 'front-matter-value', ...textOf(fault), ...locate(String(fault.path[0]), true) };
  });
}

function textOf({ plugin, path, message }: ValueFault): Pick<Problem, 'message' | 'hint'> {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return {
    message: `${pathText(path)} is not valid: ${sentence}`,
    hint: `Fix the value. The plugin "${plugin}" reads it.`,
  };
}
