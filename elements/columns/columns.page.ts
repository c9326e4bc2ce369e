import { h } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { entries } from '../accordion/accordion.page.js';
import { allContent, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Columns>`, `<CardGroup>` and `<Tiles>`. */
export interface ColumnsProps extends ContentProps {
  /** 1 to 4, as a number or a string. Default 2. */
  cols?: number | string;
}

/** A component that lays out its children in `tag`, with `fallback` columns if `cols` is not set. */
export function grid(tag: string, component: string, fallback: '2' | '3' = '2'): PageComponent<ColumnsProps> {
  return (props, page) => {
    const likely = Number(props.cols) > 4 ? '4' : fallback;
    const cols = enumProp(page, props.cols, component, 'cols', ['1', '2', '3', '4'], likely);
    return h(tag, { ...hostAttributes(props), cols: cols === '2' ? undefined : cols }, props.children);
  };
}

export const Columns = grid('octavo-columns', 'Columns');

/** `<Column>`: one cell with any content. */
export const Column: PageComponent<ContentProps> = (props) =>
  h('octavo-column', { ...hostAttributes(props) }, props.children);

/** The cells in order; cards become a list. */
const columnsMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-card');

export const record = {
  components: { Column, Columns },
  blocks: { 'octavo-column': allContent, 'octavo-columns': columnsMarkdown },
};
