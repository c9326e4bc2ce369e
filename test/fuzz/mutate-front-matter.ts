/** Front matter with values of every YAML type below every key. */
import { hostileTexts } from './hostile-values.js';
import { mutateText } from './mutate-text.js';
import type { Random } from './random.js';

const keys = [
  'title description sidebarTitle icon iconType tag mode hidden noindex deprecated url canonical keywords api openapi sdk',
  'openapi-schema authMethod playground version contextual groups public timestamp lastUpdatedDate rss robots og:image slug',
  'og:title twitter:card __proto__ constructor toString hasOwnProperty own 1 2024-01-01 "quoted" null',
]
  .flatMap((list) => list.split(' '))
  .concat(['? complex', 'a b']);
const values = [
  'text 2024-01-01 2024-01-01T10:00:00Z 1.0 0x1f 1e3 .inf .nan 12:30 true yes null ~ [] {} [[]] @x `x` %x *alias !x \tx 🙂',
  '99999999999999999999 /a/b https://x.example/?a=1&b "unclosed \'unclosed "\\ud800" "\\0" "a\\nb"',
]
  .flatMap((list) => list.split(' '))
  .concat([
    '',
    '[a, b]',
    '{a: 1}',
    '{__proto__: {a: 1}}',
    '[{a: [1]}]',
    "'it''s'",
    '&a x',
    'a: b',
    'a #b',
    '<<: *a',
    '- a',
  ])
  .concat([
    '!!str 1',
    '!!binary aGk=',
    '!!js/function "x"',
    '!<tag> x',
    '!!set {a}',
    '!!omap [a: 1]',
    '!!timestamp 2024-01-01',
  ])
  .concat(['|\n  line\n  line', '>-\n  a\n  b', '\n  - a\n  - b', '\n  a: 1\n  b: [x]', 'GET /users', '/a b'])
  .concat(['&a [x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]'])
  .concat(Object.values(hostileTexts).map((text) => JSON.stringify(text.slice(0, 200))));

/** Adds lines to the front matter of `page`, or changes it as text. The body stays the same. */
export function mutateFrontMatter(page: string, random: Random): string {
  const block = /^---\r?\n([^]*?)\r?\n---(?=\r?\n|$)/.exec(page);
  const body = block ? page.slice(block[0].length) : `\n\n${page}`;
  const lines = (block?.[1] ?? 'title: Page').split('\n');
  for (let count = random.below(4); count >= 0; count--) {
    const line = `${random.pick(keys)}: ${random.pick(values)}`;
    lines.splice(random.below(lines.length + 1), random.below(2), line);
  }
  const yaml = random.below(3) === 0 ? mutateText(lines.join('\n'), random) : lines.join('\n');
  return `---\n${yaml}\n---${body}`;
}
