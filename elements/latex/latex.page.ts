import type { Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { plainText } from '../props/plain-text.js';

/** A formula, as `<Latex>` or between dollar signs. */
export interface LatexProps {
  /** The formula; else the children are. */
  tex?: string;
  /** On a line of its own. Default `false`. */
  display?: unknown;
  children?: Node;
}

/** `<Latex>` and maths in Markdown: the formula as MathML, made at build. */
export const Latex: PageComponent<LatexProps> = (props, page) => {
  const tex = props.tex ?? plainText(props.children);
  return page.math(tex.trim(), booleanProp(props.display));
};
