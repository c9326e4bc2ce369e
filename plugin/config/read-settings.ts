/** The settings of a site as one tree: those of its file, and those that a program gives. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../errors.js';
import type { GivenSettings } from './docs-config.js';
import { configFiles, findConfig } from './find-config.js';
import { problemAt, type JsonNode, type JsonSource } from './json-tree.js';
import { parseJson } from './parse-json.js';
import { resolveRefs } from './resolve-refs.js';

export interface ReadSettings {
  settings: JsonNode & { type: 'object' };
  /** Keys of the root that were there but could not be read, which has been reported. */
  unresolvedKeys: string[];
  /** The file that the settings stand in, relative to the folder. */
  configFile: string;
}

/** Reads them in `folder`; `undefined` where there are none that can be read. */
export async function readSettings(
  folder: string,
  report: Report,
  given?: GivenSettings,
): Promise<ReadSettings | undefined> {
  const hasFile = configFiles.some((file) => existsSync(path.join(folder, file)));
  const source = given && !hasFile ? undefined : await findConfig(folder, report);
  const file = source && (await readTree(source, folder, report));
  const added = given && (await readTree(givenSource(given), folder, report));
  if (!given) return file;
  if (!added || !file) return hasFile && !file ? undefined : added;
  // A key is replaced as a whole: lists of both would be one that nobody has written.
  const entries = new Map([...file.settings.entries, ...added.settings.entries]);
  return {
    ...file,
    settings: { ...file.settings, entries },
    unresolvedKeys: [...file.unresolvedKeys, ...added.unresolvedKeys],
  };
}

/** What a program gives, as if it were read: what JSON cannot say is left out. */
function givenSource({ config, file }: GivenSettings): JsonSource {
  return { file, text: JSON.stringify(config, null, 2) ?? 'null', isObject: true };
}

async function readTree(source: JsonSource, folder: string, report: Report): Promise<ReadSettings | undefined> {
  const tree = parseJson(source, report);
  if (!tree) return undefined;
  // Paths in settings that a program gives are relative to the docs folder, as those of a file in it.
  const settings = await resolveRefs(tree, { root: folder, chain: source.isObject ? [] : [source.file], report });
  if (settings?.type !== 'object') {
    report.error(problemAt({ ...tree.span, length: 1 }, notAnObject));
    return undefined;
  }
  const unresolvedKeys =
    tree.type === 'object' ? [...tree.entries.keys()].filter((key) => !settings.entries.has(key)) : [];
  return { settings, unresolvedKeys, configFile: source.file };
}

const notAnObject = {
  code: 'config-type',
  message: 'The settings must be a JSON object.',
  hint: 'Write { "name": "My docs", "navigation": { "pages": ["index"] } }.',
};
