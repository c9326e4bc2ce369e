/** The elements that the build composes, by tag. Other elements have a shadow root in built pages. */
import { calloutKinds } from './callout/kinds.js';
import { callout } from './callout/callout.composed.js';
import { card } from './card/card.composed.js';
import { color, colorItem, colorRow } from './color/color.composed.js';
import type { Composed } from './composed.js';
import { field } from './field/field.composed.js';
import { mermaid } from './mermaid/mermaid.composed.js';
import { picture } from './picture/picture.composed.js';
import { prompt } from './prompt/prompt.composed.js';
import { tooltip } from './tooltip/tooltip.composed.js';
import { tree, treeFile, treeFolder } from './tree/tree.composed.js';

const callouts = ['callout', ...calloutKinds].map((kind) => [`octavo-${kind}`, callout(kind)] as const);

export const composedElements: ReadonlyMap<string, Composed> = new Map<string, Composed>([
  ...callouts,
  ['octavo-card', card],
  ['octavo-color', color],
  ['octavo-color-item', colorItem],
  ['octavo-color-row', colorRow],
  ['octavo-mermaid', mermaid],
  ['octavo-param-field', field],
  ['octavo-response-field', field],
  ['octavo-picture', picture],
  ['octavo-prompt', prompt],
  ['octavo-tooltip', tooltip],
  ['octavo-tree', tree],
  ['octavo-tree-file', treeFile],
  ['octavo-tree-folder', treeFolder],
]);
