import { h, html, type Component, type Props } from '../../../runtime/jsx/node.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { HtmlTree } from '../../core/tree/render-tree.js';
import type { Compiler } from '../../mdx/compiler.js';
import type { ShadowTemplates } from '../../mdx/render/shadow-template.js';
import { addShadowRoots } from '../../page/visitors/shadow-roots.js';
import type { PageView } from '../../shell/types.js';
import { writeWaiting } from '../../shell/write-html.js';
import type { Maker } from '../plugin.js';
import type { Registry } from '../registry.js';
import type { Components } from './component-hooks.js';
import { nodeKinds } from '../values/make.js';
import type { WritePart } from './part-hooks.js';

/**
 * Makes and writes the parts of plugins. Components in them, and Octavo's elements that plugins create, are rendered as on the page. `make`: for
 * components.
 */
export function partMaker(
  { components, make }: { components: Components; make: Maker },
  compiler: Compiler,
  templates: ShadowTemplates,
  plugins: Registry,
): { make: Maker; write: WritePart } {
  const known = new Set(Object.values(components));
  const elements = new Map<string, Component>();
  const create: typeof h = (type, ...others) => {
    if (typeof type !== 'string' || !type.startsWith('octavo-')) return make.h(type, ...others);
    const element = getOrInsert(elements, type, () => (props) => h(type, props));
    known.add(element);
    return h(element, ...others);
  };
  const rendered = async (type: Components[string], props: Props, view: PageView): Promise<HtmlTree> => {
    const { tree, problems } = await compiler.render(() => h(type, props), view.page.file);
    plugins.report(problems);
    view.added.push(addShadowRoots(tree, view.uiStrings, templates));
    return new HtmlTree(tree);
  };
  const write: WritePart = (part, view) => {
    const text = writeWaiting(part, {
      component: (type, props) => (known.has(type) ? rendered(type, props, view) : undefined),
      notShown() {
        throw new TypeError(`An element contains a value that is not ${nodeKinds}`);
      },
    });
    return typeof text === 'string' ? html(text) : text.then(html);
  };
  return { make: { h: create, html }, write };
}
