import { h, plainText, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';

/** Props of `<Latex>`. Math between dollar signs has the same ones. */
export interface LatexProps {
  /** The formula in TeX. Default: the children. */
  tex?: string;
  /** Shows the formula as a block. Default `false`. */
  display?: unknown;
  children?: Node;
}

/** `<Latex>` and Markdown math: the formula as MathML, rendered at build time. */
export const Latex: PageComponent<LatexProps> = (props, page) => {
  const tex = (props.tex ?? plainText(props.children)).trim();
  return page.render('math', [tex, booleanProp(props.display)]) ?? h('code', null, tex);
};

export const record = { components: { Latex }, files: [] };
