/** The elements that the build composes, by tag, without callouts. */
export {
  accordion as 'octavo-accordion',
  accordionGroup as 'octavo-accordion-group',
} from './accordion/accordion.composed.js';
export { badge as 'octavo-badge' } from './badge/badge.composed.js';
export { card as 'octavo-card', cardGroup as 'octavo-card-group' } from './card/card.composed.js';
export { codeBlock as 'octavo-code-block' } from './code-block/code-block.composed.js';
export { codeGroup as 'octavo-code-group' } from './code-group/code-group.composed.js';
export {
  color as 'octavo-color',
  colorItem as 'octavo-color-item',
  colorRow as 'octavo-color-row',
} from './color/color.composed.js';
export { column as 'octavo-column', columns as 'octavo-columns' } from './columns/columns.composed.js';
export {
  requestExample as 'octavo-request-example',
  responseExample as 'octavo-response-example',
} from './example/example.composed.js';
export { expandable as 'octavo-expandable' } from './expandable/expandable.composed.js';
export { field as 'octavo-param-field', field as 'octavo-response-field' } from './field/field.composed.js';
export { frame as 'octavo-frame' } from './frame/frame.composed.js';
export { icon as 'octavo-icon' } from './icon/icon.composed.js';
export { mermaid as 'octavo-mermaid' } from './mermaid/mermaid.composed.js';
export { panel as 'octavo-panel' } from './panel/panel.composed.js';
export { picture as 'octavo-picture' } from './picture/picture.composed.js';
export { prompt as 'octavo-prompt' } from './prompt/prompt.composed.js';
export { step as 'octavo-step', steps as 'octavo-steps' } from './steps/steps.composed.js';
export { tab as 'octavo-tab', tabs as 'octavo-tabs' } from './tabs/tabs.composed.js';
export { tile as 'octavo-tile' } from './tile/tile.composed.js';
export { tooltip as 'octavo-tooltip' } from './tooltip/tooltip.composed.js';
export {
  tree as 'octavo-tree',
  treeFile as 'octavo-tree-file',
  treeFolder as 'octavo-tree-folder',
} from './tree/tree.composed.js';
export { updateFilter as 'octavo-update-filter' } from './update-filter/update-filter.composed.js';
export { update as 'octavo-update' } from './update/update.composed.js';
export { view as 'octavo-view' } from './view/view.composed.js';
