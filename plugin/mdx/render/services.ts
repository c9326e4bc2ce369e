/** The services for rendering the pages of a site. */
import type { CodeBlockProps } from '../../../elements/page-component.js';
import type { Labels } from '../../../elements/labels.js';
import type { Node } from '../../../runtime/jsx/node.js';
import type { Problem } from '../../core/errors/errors.js';
import type { Icons } from '../../icons/icons.js';
import type { TakenName } from '../compile/imports/missing-export.js';
import type { CheckProps } from './known-props.js';
import type { Links } from './links.js';
import type { PageHost } from './page-host.js';

export interface RenderServices {
  /** The docs folder, absolute. */
  root: string;
  icons: Icons;
  codeBlock(block: CodeBlockProps, host: PageHost): Node;
  /** Octavo's own UI strings in the language of a page. */
  labels(page: string): Labels;
  links: Links;
  imageSize(path: string): { width: number; height: number } | undefined;
  /** Inline Markdown in a prop, as nodes. */
  markdown(text: string): Node;
  /** The problem of a name that `file` imports and the other file does not export. */
  missingExport(file: string, taken: TakenName): Problem;
  /** Checks the names of a component's props. */
  checkProps: CheckProps;
}
