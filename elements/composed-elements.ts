/** The elements that the build composes, by tag. Other elements have a shadow root in built pages. */
import { accordion, accordionGroup } from './accordion/accordion.composed.js';
import { badge } from './badge/badge.composed.js';
import { callout } from './callout/callout.composed.js';
import { calloutKinds } from './callout/kinds.js';
import { card, cardGroup } from './card/card.composed.js';
import { codeBlock } from './code-block/code-block.composed.js';
import { codeGroup } from './code-group/code-group.composed.js';
import { color, colorItem, colorRow } from './color/color.composed.js';
import { column, columns } from './columns/columns.composed.js';
import type { Composed } from './composed.js';
import { requestExample, responseExample } from './example/example.composed.js';
import { expandable } from './expandable/expandable.composed.js';
import { field } from './field/field.composed.js';
import { frame } from './frame/frame.composed.js';
import { icon } from './icon/icon.composed.js';
import { mermaid } from './mermaid/mermaid.composed.js';
import { panel } from './panel/panel.composed.js';
import { picture } from './picture/picture.composed.js';
import { prompt } from './prompt/prompt.composed.js';
import { step, steps } from './steps/steps.composed.js';
import { tab, tabs } from './tabs/tabs.composed.js';
import { tile } from './tile/tile.composed.js';
import { tooltip } from './tooltip/tooltip.composed.js';
import { tree, treeFile, treeFolder } from './tree/tree.composed.js';
import { updateFilter } from './update-filter/update-filter.composed.js';
import { update } from './update/update.composed.js';
import { view } from './view/view.composed.js';

const callouts = ['callout', ...calloutKinds].map((kind) => [`octavo-${kind}`, callout(kind)] as const);

export const composedElements: ReadonlyMap<string, Composed> = new Map<string, Composed>([
  ['octavo-accordion', accordion],
  ['octavo-accordion-group', accordionGroup],
  ['octavo-badge', badge],
  ...callouts,
  ['octavo-card', card],
  ['octavo-card-group', cardGroup],
  ['octavo-code-block', codeBlock],
  ['octavo-code-group', codeGroup],
  ['octavo-color', color],
  ['octavo-color-item', colorItem],
  ['octavo-color-row', colorRow],
  ['octavo-column', column],
  ['octavo-columns', columns],
  ['octavo-expandable', expandable],
  ['octavo-frame', frame],
  ['octavo-icon', icon],
  ['octavo-mermaid', mermaid],
  ['octavo-panel', panel],
  ['octavo-param-field', field],
  ['octavo-picture', picture],
  ['octavo-prompt', prompt],
  ['octavo-request-example', requestExample],
  ['octavo-response-example', responseExample],
  ['octavo-response-field', field],
  ['octavo-step', step],
  ['octavo-steps', steps],
  ['octavo-tab', tab],
  ['octavo-tabs', tabs],
  ['octavo-tile', tile],
  ['octavo-tooltip', tooltip],
  ['octavo-tree', tree],
  ['octavo-tree-file', treeFile],
  ['octavo-tree-folder', treeFolder],
  ['octavo-update', update],
  ['octavo-update-filter', updateFilter],
  ['octavo-view', view],
]);
