import { h } from '../../runtime/jsx/node.js';
import { codeBlocks } from '../code-group/code-group.page.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { defaultContent } from '../markdown-form.js';

/** Props of `<RequestExample>` and `<ResponseExample>`. */
export interface ExampleProps extends ContentProps {
  /** Shows a menu instead of a row of tabs. Default `false`. */
  dropdown?: unknown;
}

/** `<RequestExample>`: sample requests. Several code blocks become a code group. */
export const RequestExample = example('octavo-request-example');

/** `<ResponseExample>`: sample responses. */
export const ResponseExample = example('octavo-response-example');

function example(tag: string): PageComponent<ExampleProps> {
  return (props, page) => h(tag, { ...hostAttributes(props) }, codeBlocks(props, page));
}

export const record = {
  components: { RequestExample, ResponseExample },
  blocks: { 'octavo-request-example': defaultContent, 'octavo-response-example': defaultContent },
};
