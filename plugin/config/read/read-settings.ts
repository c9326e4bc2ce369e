/** Combines the settings of the file and the settings passed from code in one tree. */
import type { Report } from '../../core/errors/errors.js';
import type { GivenSettings } from '../docs-config.js';
import { findConfig, hasConfig } from './find-config.js';
import { problemAt, type JsonNode, type JsonSource } from './json-tree.js';
import { parseJson } from './parse-json.js';
import { resolveRefs } from './resolve-refs.js';

export interface ReadSettings {
  settings: JsonNode & { type: 'object' };
  /** Keys of the root that exist but could not be read. This has been reported. */
  unresolvedKeys: string[];
  /** The file that contains the settings, relative to the folder. */
  configFile: string;
}

/** Reads the settings of `folder`; `undefined` if there are none or they cannot be read. */
export async function readSettings(
  folder: string,
  report: Report,
  given?: GivenSettings,
): Promise<ReadSettings | undefined> {
  const hasFile = hasConfig(folder);
  const source = given && !hasFile ? undefined : findConfig(folder, report);
  const file = source && (await readTree(source, folder, report));
  const added = given && (await readTree(givenSource(given), folder, report));
  if (!given) return file;
  if (!added || !file) return hasFile && !file ? undefined : added;
  // A key is replaced entirely: merging lists would create a list that the author did not write.
  const entries = new Map([...file.settings.entries, ...added.settings.entries]);
  return {
    ...file,
    settings: { ...file.settings, entries },
    unresolvedKeys: [...file.unresolvedKeys, ...added.unresolvedKeys],
  };
}

/** Converts settings passed from code to a JSON tree. Values that JSON cannot represent are dropped. */
function givenSource({ config, file }: GivenSettings): JsonSource {
  return { file, text: JSON.stringify(config, null, 2) ?? 'null', isObject: true };
}

async function readTree(source: JsonSource, folder: string, report: Report): Promise<ReadSettings | undefined> {
  const tree = parseJson(source, report);
  if (!tree) return undefined;
  // Paths in settings passed from code are relative to the docs folder, like paths in docs.json.
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
