import { expect, test } from 'vitest';
import { english } from '../../../elements/labels.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { minifyCss } from '../../mdx/render/minify-css.js';
import { dropTokenFallbacks } from '../../mdx/render/token-fallbacks.js';
import { ShadowTemplates } from '../../mdx/render/shadow-template.js';
import { addShadowRoots as add } from './shadow-roots.js';

function addShadowRoots(source: string): { html: string; interactive: string[] } {
  const page = parseHtml(source);
  const { scripts } = add(page, english, new ShadowTemplates());
  return { html: writeContent(page), interactive: scripts };
}

/** Interactive components own their nodes, so elements in them have roots. */
const island = (html: string): string => `<!--octavo-island a-->${html}<!--/octavo-island-->`;

const roots = (html: string): number => html.match(/<template shadowrootmode="open">/g)?.length ?? 0;

test('every known element gets its root before its words, others are left alone', () => {
  const { html, interactive } = addShadowRoots(
    island(
      '<p>a</p><octavo-tabs class="x"><octavo-tab>words</octavo-tab></octavo-tabs><octavo-unknown></octavo-unknown>',
    ),
  );
  expect(html).toMatch(
    /^<!--octavo-island a--><p>a<\/p><octavo-tabs class="x"><template shadowrootmode="open"><style>/,
  );
  expect(html).toMatch(/<\/template>words<\/octavo-tab><\/octavo-tabs><octavo-unknown><\/octavo-unknown><!--/);
  expect(roots(html)).toBe(2);
  expect(interactive).toEqual(['at-once', 'octavo-tabs']);
});

test('a page that has its roots already does not change', () => {
  const once = addShadowRoots('<octavo-accordion open>x</octavo-accordion>').html;
  expect(addShadowRoots(once)).toEqual({ html: once, interactive: [] });
});

test('an element without a class has none, but the elements inside it do', () => {
  const { html } = addShadowRoots('<octavo-unknown><octavo-zoom></octavo-zoom></octavo-unknown>');
  expect(html).toMatch(/^<octavo-unknown><octavo-zoom><template /);
  expect(roots(html)).toBe(1);
});

test.each([
  ['<octavo-tabs><octavo-tab label="a">x</octavo-tab></octavo-tabs>', ['at-once', 'octavo-tabs']],
  ['<octavo-tabs><button slot="tab">a</button></octavo-tabs>', ['octavo-tabs']],
  [
    '<octavo-code-group><octavo-code-block title="a"></octavo-code-block></octavo-code-group>',
    ['at-once', 'octavo-code-block', 'octavo-code-group'],
  ],
  ['<octavo-switcher><a href="/1">1</a></octavo-switcher>', ['at-once', 'octavo-switcher']],
  ['<octavo-accordion>x</octavo-accordion>', ['disclosures']],
])('an element whose script draws a part is loaded at once: %s', (html, tags) => {
  expect(addShadowRoots(html).interactive).toEqual(tags);
});

test('the root depends on attributes, which are read without their escapes', () => {
  expect(addShadowRoots('<octavo-tree-folder open></octavo-tree-folder>').html).not.toContain('hidden="until-found"');
  expect(addShadowRoots('<octavo-tree-folder></octavo-tree-folder>').html).toContain('hidden="until-found"');
  expect(addShadowRoots('<octavo-tree-file name="a &amp; b"></octavo-tree-file>').html).toContain(
    '<span data-component-part="tree-file-title">a &amp; b</span>',
  );
});

test('a root holds no markers and no comments', () => {
  expect(addShadowRoots('<octavo-mermaid><pre slot="source">a</pre></octavo-mermaid>').html).not.toContain('<!--');
});

test('style text becomes small and means the same', () => {
  expect(
    minifyCss(
      '/* why */ a:hover,\n b > i { color: red; margin: calc(1px + 2px) 0; }\n@media print { :host([x]) ::slotted(p) { top: 0 } }',
    ),
  ).toBe('a:hover,b>i{color:red;margin:calc(1px + 2px) 0}@media print{:host([x]) ::slotted(p){top:0}}');
  expect(
    dropTokenFallbacks('a{color:var(--octavo-color-text,light-dark(#000,rgb(0 0 0)));top:var(--octavo-other,1px)}'),
  ).toBe('a{color:var(--octavo-color-text);top:var(--octavo-other,1px)}');
});
