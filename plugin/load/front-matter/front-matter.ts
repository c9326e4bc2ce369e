/** Reads the YAML between the `---` lines at the start of a page. */
import { fileStart, type Report } from '../../core/errors/errors.js';
import { positionIn } from './front-matter-position.js';
import { parseYaml } from './parse-yaml.js';
import { splitPage, type PageParts } from './split-page.js';

export interface FrontMatter extends Pick<PageParts, 'body'> {
  /** The keys as written. */
  data: Record<string, unknown>;
}

/** Splits a page into front matter and body. YAML errors are reported with their location, and the valid keys are kept. */
export function readFrontMatter(source: string, file: string, report: Report): FrontMatter {
  const { yaml, body } = splitPage(source);
  if (yaml === undefined) {
    if (/^---[ \t]*\r?\n[\w-]+:[ \t]/.test(body)) report.warn({ ...unclosed, ...fileStart(file) });
    return { data: {}, body };
  }
  const data = parseYaml(yaml, (problem) => report.error({ ...problem, file }));
  if (!Object.hasOwn(data, objectKey) || yaml.includes(objectKey)) return { data, body };
  const { [objectKey]: _, ...named } = data;
  report.warn({ ...ignoredKey, file, ...positionIn(yaml, Math.max(0, yaml.search(/^\??[ \t]*[{[]/m))) });
  return { data: named, body };
}

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
