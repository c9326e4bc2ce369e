/** Texts of failures, for a reader who sees these tests for the first time. */
import type { Combination, Factors } from './all-pairs.js';
import type { Finding } from './finding.js';
import type { PairSite } from './pair-site.js';

/** The values that are not defaults: `versions: two, anchors: links`. */
export function settingsText(factors: Factors, combination: Combination): string {
  const special = Object.entries(factors).filter(([name, [normal]]) => combination[name] !== normal);
  const text = special.map(([name]) => `${name}: ${combination[name]}`).join(', ');
  return text || 'the defaults of all factors';
}

/** The fault, with its settings and its page. `others`: the number of other findings about the same subject. */
export function findingText(
  { subject, page, expected, seen }: Finding,
  { settings, others }: { settings: string; others: number },
): string {
  const times = others === 1 ? 'once' : `${others} times`;
  return [
    `  settings: ${settings}`,
    `  page:     ${page}`,
    `  about:    ${subject}`,
    `  expected: ${expected}`,
    `  seen:     ${seen}`,
    ...(others > 0 ? [`  The same was found ${times} more, on other pages or with other settings.`] : []),
  ].join('\n');
}

/** Instructions for building the site. */
export function siteText({ file, settings, files, base }: PairSite): string {
  return [
    `The smallest ${file} with it${base ? `, and the base path ${base}` : ''}:`,
    JSON.stringify(settings, null, 2),
    'Its files:',
    ...Object.entries(files).map(([path, content]) => `  ${path}${fileText(content)}`),
  ].join('\n');
}

/** The front matter of a page except its title, or a specification. */
function fileText(content: unknown): string {
  if (typeof content !== 'string') return `: ${JSON.stringify(content)}`;
  const [, frontMatter = ''] = content.split(/^---$/m);
  const lines = frontMatter.split('\n').filter((line) => line !== '' && !line.startsWith('title:'));
  return lines.length > 0 ? `, with ${lines.join(', ')}` : '';
}
