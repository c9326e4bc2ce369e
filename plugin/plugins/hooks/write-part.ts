import { h, html, type Props } from '../../../runtime/jsx/node.js';
import { HtmlTree } from '../../core/tree/render-tree.js';
import type { Compiler } from '../../mdx/compiler.js';
import type { ShadowTemplates } from '../../mdx/render/shadow-template.js';
import { addShadowRoots } from '../../page/visitors/shadow-roots.js';
import type { PageView } from '../../shell/types.js';
import { writeWaiting } from '../../shell/write-html.js';
import type { Registry } from '../registry.js';
import type { Components } from './component-hooks.js';
import { nodeKinds } from './make.js';
import type { WritePart } from './part-hooks.js';

/** Writes the parts of plugins. Components in them are rendered as on the page. */
export function partWriter(
  components: Components,
  compiler: Compiler,
  templates: ShadowTemplates,
  plugins: Registry,
): WritePart {
  const known = new Set(Object.values(components));
  const rendered = async (type: Components[string], props: Props, view: PageView): Promise<HtmlTree> => {
    const { tree, problems } = await compiler.render(() => h(type, props), view.page.file);
    plugins.report(problems);
    view.added.push(addShadowRoots(tree, view.uiStrings, templates));
    return new HtmlTree(tree);
  };
  return (part, view) => {
    const text = writeWaiting(part, {
      component: (type, props) => (known.has(type) ? rendered(type, props, view) : undefined),
      notShown() {
        throw new TypeError(`An element contains a value that is not ${nodeKinds}`);
      },
    });
    return typeof text === 'string' ? html(text) : text.then(html);
  };
}
