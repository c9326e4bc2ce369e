/** The features that one page or snippet uses: front matter, components and their props. */
import { Report } from '../../core/errors/errors.js';
import { parsePlain, type ParseOptions } from '../../mdx/parse-page.js';
import type { ComponentProps } from '../../config/component-props.js';
import { addComponents } from './component-compat.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { addFrontMatter } from './front-matter-compat.js';
import { PageTallies, type PageUse } from './tally.js';

/** Reads `source`, the text of `file`. The build reports its problems. */
export function pageUse(
  { source, file }: { source: string; file: string },
  options: ParseOptions,
  schema: FrontMatterSchema,
  components: ComponentProps,
): PageUse {
  const tallies = new PageTallies();
  addFrontMatter(source, file, schema, tallies.frontMatter);
  const parsed = parsePlain(source, file, options, new Report());
  if (parsed) addComponents(parsed.hast, file, components, tallies);
  return tallies.entries();
}
