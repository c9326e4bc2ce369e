/** Loads the source of a page once, for its hash and its front matter. */
import { contentKey } from '../core/cache/content-key.js';
import { readUtf8 } from '../reader/docs-file.js';
import { OctavoError, Report, type Problem } from '../core/errors/errors.js';
import { readFrontMatter } from './front-matter/front-matter.js';
import { toMeta, withDigits } from './front-matter/front-matter-values.js';
import { checkFrontMatter } from './front-matter/check-front-matter.js';
import type { FrontMatterSchema } from '../config/schema/settings.js';
import { foreignMeaning } from '../config/other-tools/foreign-meaning.js';
import { pageImages } from './front-matter/page-images.js';
import { pageTitle } from './addresses/page-title.js';
import type { PageEntry, PageMeta } from '../core/model/types.js';
import { withoutMarks } from './written-text.js';

/** A loaded page. */
export interface LoadedPage extends Readonly<PageEntry> {
  /** Hash of the source. A page is only built from the source with this hash. */
  readonly hash: string;
  /** The front matter as written, if plugins have changed the page. Default: `meta`. */
  readonly ownMeta?: PageMeta;
  /** Problems in the front matter; reported with the page. */
  readonly problems?: { errors: Problem[]; warnings: Problem[] };
}

/** The path that the navigation uses for a file: without extension. */
export function pathOfFile(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

/**
 * Loads the page of `file` (relative to `root`); `undefined` if the file is gone. It is hidden if its front matter says so.
 * Invalid front matter values are warnings in `report`.
 */
export function loadPage(
  root: string,
  file: string,
  route: string,
  frontMatter: FrontMatterSchema,
  report = new Report(),
): LoadedPage | undefined {
  const source = sourceOf(root, file);
  if (source === undefined) return undefined;
  const problems = new Report();
  const { data, body } = readFrontMatter(source, file, problems);
  const meta = toMeta({ ...data, ...foreignMeaning(withDigits(data), route).values }, frontMatter);
  checkFrontMatter(data, source, file, frontMatter, report);
  const pagePath = pathOfFile(file);
  const { meta: text, written } = withoutMarks(meta);
  const { title, ...visibility } = pageTitle(text, body, pagePath);
  const { errors, warnings } = problems;
  return {
    path: pagePath,
    route,
    file,
    meta: { ...text, ...pageImages(meta, file), title },
    ...(written && { written }),
    ...visibility,
    hidden: meta.hidden === true,
    hash: contentKey(source),
    ...(errors.length + warnings.length > 0 && { problems: { errors, warnings } }),
  };
}

/** Synchronous, because awaiting each of a thousand small files takes four times as long as reading it. */
function sourceOf(root: string, file: string): string | undefined {
  try {
    return readUtf8(root, file);
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    // The page has an error, which is reported when it is built. The other pages can link to it.
    return '';
  }
}
