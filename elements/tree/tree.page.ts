import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import {
  slotOrAttribute,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

/** Props of `<Tree.File>`. */
export interface TreeFileProps extends HostProps {
  name?: Node;
  /** Comment beside the name. */
  comment?: Node;
  /** Highlights the entry. Default `false`. */
  highlight?: unknown;
}

/** Props of `<Tree.Folder>`. */
export interface TreeFolderProps extends TreeFileProps {
  /** Opens the folder when the page loads. Default `false`. */
  defaultOpen?: unknown;
  /** Whether readers can open and close the folder. If not, it is open. Default `true`. */
  openable?: unknown;
  children?: Node;
}

/** `<Tree>` and `<FileTree>`: folders and files as components, or as a nested Markdown list. */
export const Tree: PageComponent<ContentProps> = (props) =>
  h('octavo-tree', { ...hostAttributes(props), role: 'list' }, props.children);

/** `<Tree.Folder name defaultOpen openable highlight>`. */
export const TreeFolder: PageComponent<TreeFolderProps> = (props, page) => {
  requireProp(page, props.name, 'Tree.Folder', 'name', '<Tree.Folder name="src">');
  const fixed = props.openable !== undefined && !booleanProp(props.openable);
  const state = {
    role: 'listitem',
    open: !fixed && booleanProp(props.defaultOpen),
    fixed,
    highlight: booleanProp(props.highlight),
  };
  return h('octavo-tree-folder', { ...hostAttributes(props), ...state }, separate(...labels(props), props.children));
};

/** `<Tree.File name highlight>`. */
export const TreeFile: PageComponent<TreeFileProps> = (props, page) => {
  requireProp(page, props.name, 'Tree.File', 'name', '<Tree.File name="index.ts" />');
  const state = { role: 'listitem', highlight: booleanProp(props.highlight) };
  return h('octavo-tree-file', { ...hostAttributes(props), ...state }, separate(...labels(props)));
};

function labels({ name, comment }: TreeFileProps): Node[] {
  return [inSlot('name', name), inSlot('comment', comment)];
}

function entry(element: MarkdownElement, write: MarkdownWriter, ending = ''): string {
  const name = slotOrAttribute(element, 'name', write);
  const comment = slotOrAttribute(element, 'comment', write);
  return `- ${name.replace(/\/$/, '')}${ending || (name.endsWith('/') ? '/' : '')}${comment && `: ${comment}`}`;
}

/** A list item. */
const treeFileMarkdown: MarkdownForm = (element, write) => entry(element, write);

/** A list item with a slash after the name, and a nested list. */
const treeFolderMarkdown: MarkdownForm = (element, write) =>
  [entry(element, write, '/'), ...write.blocks(unslotted(element))].join('\n').replace(/\n/g, '\n  ');

/** Folders and files as a nested list. */
const treeMarkdown: MarkdownForm = (element, write) => write.blocks(unslotted(element)).join('\n');

export const record = {
  components: { Tree, 'Tree.File': TreeFile, 'Tree.Folder': TreeFolder },
  aliases: { FileTree: Tree, 'FileTree.File': TreeFile, 'FileTree.Folder': TreeFolder },
  blocks: {
    'octavo-tree': treeMarkdown,
    'octavo-tree-file': treeFileMarkdown,
    'octavo-tree-folder': treeFolderMarkdown,
  },
  files: ['tree-file', 'tree-folder', 'tree'],
};
