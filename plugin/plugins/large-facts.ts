/** Finds plugins whose facts make builds slow: the main process keeps them for all pages. */
import { fileStart, type Problem } from '../core/errors/errors.js';
import { haveHook, type SitePlugins } from '../load/plugins-file.js';
import type { PageFacts } from '../mdx/types.js';

/** Maximum length of the facts of a plugin about a page on average, in characters of JSON. */
const maxAverage = 4096;

/** `pages`: the facts about all pages. */
export function largeFacts(plugins: SitePlugins | undefined, pages: Iterable<PageFacts>): Problem[] {
  if (!plugins || !haveHook(plugins, 'facts')) return [];
  const lengths = new Map<string, number>();
  let count = 0;
  for (const { pluginFacts = {} } of pages) {
    count++;
    for (const [name, facts] of Object.entries(pluginFacts))
      lengths.set(name, (lengths.get(name) ?? 0) + JSON.stringify(facts).length);
  }
  return [...lengths]
    .filter(([, length]) => length > count * maxAverage)
    .map(([name, length]) => ({
      code: 'plugin-facts',
      message: `The facts of the plugin "${name}" have ${Math.ceil(length / count / 1024)} KB a page on average, which makes builds slow.`,
      hint: `Return less than ${maxAverage / 1024} KB. Outputs can read the text of pages with "needs".`,
      ...fileStart(plugins.file),
    }));
}
