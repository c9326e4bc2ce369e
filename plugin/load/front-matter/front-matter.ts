/** Reads the YAML between the `---` lines at the start of a page. */
import type { Report } from '../../core/errors/errors.js';
import { positionIn } from './front-matter-position.js';
import { lostText } from './lost-text.js';
import { parseYaml } from './parse-yaml.js';
import { frontMatterStart, splitPage, type PageParts } from './split-page.js';

export interface FrontMatter extends Pick<PageParts, 'body'> {
  /** The keys as written. */
  data: Record<string, unknown>;
}

/** Splits a page into front matter and body. YAML errors are reported with their location, and the valid keys are kept. */
export function readFrontMatter(source: string, file: string, report: Report): FrontMatter {
  const { yaml, body } = splitPage(source);
  if (yaml === undefined) {
    const start = frontMatterStart(body);
    if (opening.test(body.slice(start, start + 200)))
      report.warn({ ...unclosed, file, line: body.slice(0, start).split('\n').length, column: 1 });
    return { data: {}, body };
  }
  const data = parseYaml(yaml, (problem) => report.error({ ...problem, file }));
  for (const problem of lostText(yaml)) report.warn({ ...problem, file });
  if (!Object.hasOwn(data, objectKey) || yaml.includes(objectKey)) return { data, body };
  const { [objectKey]: _, ...named } = data;
  report.warn({ ...ignoredKey, file, ...positionIn(yaml, Math.max(0, yaml.search(/^\??[ \t]*[{[]/m))) });
  return { data: named, body };
}

/** A line of `---` with a key below it. */
const opening = /^---[ \t]*\r?\n[\w-]+:[ \t]/;

const unclosed = {
  code: 'front-matter-unclosed',
  message: 'The front matter is never closed, so it is shown as text.',
  hint: 'Add a line with `---` after the last key.',
};

/** The name that the YAML parser gives to keys that are lists or objects, such as `{{name}}`. */
const objectKey = '[object Object]';

const ignoredKey = {
  code: 'front-matter-key',
  message: 'A front matter key is a list or an object, so it is ignored.',
  hint: 'Put quotes around a key that begins with { or [.',
};
