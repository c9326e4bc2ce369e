import { expect, test } from 'vitest';
import { h, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Tab, Tabs } from './tabs.page.js';

const render = (node: Node) => renderToString(node, testPage());

test('renders tabs as buttons before the panels, and hides all panels except one until found', () => {
  const html = render(h(Tabs, null, h(Tab, { title: 'npm', icon: 'box' }, 'a'), h(Tab, { title: 'yarn' }, 'b')));
  expect(html).toMatchInlineSnapshot(`
    "<octavo-tabs><button slot="tab" type="button" role="tab" id="tab-npm-tab" aria-controls="tab-npm" aria-selected="true" data-active="true" tabindex="0"><div><svg class="octavo-icon" data-icon="box"></svg>npm</div></button>
    <button slot="tab" type="button" role="tab" id="tab-yarn-tab" aria-controls="tab-yarn" aria-selected="false" data-active="false" tabindex="-1"><div>yarn</div></button>
    <octavo-tab role="tabpanel" id="tab-npm" aria-labelledby="tab-npm-tab" label="npm"><span slot="anchor"></span>a</octavo-tab>
    <octavo-tab role="tabpanel" id="tab-yarn" aria-labelledby="tab-yarn-tab" label="yarn" hidden="until-found"><span slot="anchor"></span>b</octavo-tab></octavo-tabs>"
  `);
});

test("keeps the author's id", () => {
  const html = render(h(Tabs, null, h(Tab, { title: 'npm', id: 'Install' }, 'a')));
  expect(html).toContain(
    '<octavo-tab role="tabpanel" id="Install" aria-labelledby="Install-tab" label="npm">a</octavo-tab>',
  );
});

test('selects the requested initial tab, limited to existing tabs', () => {
  const at = (defaultTabIndex: unknown) =>
    /aria-selected="true"[^>]*><div>(\w)/.exec(
      render(h(Tabs, { defaultTabIndex }, h(Tab, { title: 'a' }), h(Tab, { title: 'b' }))),
    )?.[1];
  expect([at(1), at('1'), at(7), at('x'), at(undefined)]).toEqual(['b', 'b', 'b', 'a', 'a']);
});

test('writes sync and borderBottom as attributes', () => {
  expect(render(h(Tabs, { sync: false, borderBottom: true }, h(Tab, { title: 'a' })))).toMatch(
    /^<octavo-tabs sync="false" border-bottom>/,
  );
});

test("finds tabs that an author's component returns", () => {
  const Own = () => [h(Tab, { title: 'a' }, '1'), h(Tab, { title: 'b' }, '2')];
  expect(render(h(Tabs, null, h(Own, null))).match(/role="tab"/g)).toHaveLength(2);
});

test('finds tabs after text on the same line', () => {
  const html = render(h(Tabs, null, h('p', null, 'intro', h(Tab, { title: 'a' }, '1')), h(Tab, { title: 'b' }, '2')));
  expect(html).toMatch(/^<p>intro<\/p><octavo-tabs>/);
  expect(html.match(/role="tab"/g)).toHaveLength(2);
});

test('moves content outside of tabs above the group', () => {
  expect(render(h(Tabs, null, h('p', null, 'intro'), h(Tab, { title: 'a' })))).toMatch(/^<p>intro<\/p><octavo-tabs>/);
});

test('numbers a tab without a title, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Tabs, null, h(Tab, null, 'x')), page)).toContain('label="Tab 1"');
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Tab> needs a `title`.', hint: 'Write <Tab title="npm">.' },
  ]);
});

test('shows the content of tabs without a tab, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Tabs, null, h('p', null, 'x')), page)).toBe('<p>x</p>');
  expect(page.warnings).toMatchObject([{ code: 'tabs-empty' }]);
});

test.each([(tab: Node) => h(Tabs, null, tab), (tab: Node) => tab])(
  'keeps the class and the style of a tab',
  (place) => {
    const html = render(place(h(Tab, { title: 'npm', className: 'wide', style: 'color:red', 'data-x': '1' }, 'a')));
    expect(html).toMatch(/<octavo-tab(?=[^>]* class="wide")(?=[^>]* style="color:red")[^>]* data-x="1"/);
  },
);
