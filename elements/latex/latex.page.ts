import { h, plainText, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';

/** Props of `<Latex>`, of math between dollar signs, and of a `math` fence. */
export interface LatexProps {
  /** The formula in TeX. Default: the children. */
  tex?: string;
  /** Shows the formula as a block. Default `false`. */
  display?: unknown;
  code?: string;
  meta?: string;
  title?: string;
  children?: Node;
}

/** The formula of `<Latex>`. */
export const texOf = ({ tex, code, children }: LatexProps): string => (tex ?? code ?? plainText(children)).trim();

/** `<Latex>` without the plugin for math: its source. */
export const Latex: PageComponent<LatexProps> = (props) => h('code', null, texOf(props));

export const record = { components: { Latex }, files: [] };
