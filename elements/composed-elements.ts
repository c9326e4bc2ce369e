/** The elements that the build composes, by tag. Other elements have a shadow root in built pages. */
import { calloutKinds } from './callout/kinds.js';
import { callout } from './callout/callout.composed.js';
import { card } from './card/card.composed.js';
import { codeBlock } from './code-block/code-block.composed.js';
import { codeGroup } from './code-group/code-group.composed.js';
import type { Composed } from './composed.js';
import { tab, tabs } from './tabs/tabs.composed.js';
import { updateFilter } from './update-filter/update-filter.composed.js';
import { view } from './view/view.composed.js';

const callouts = ['callout', ...calloutKinds].map((kind) => [`octavo-${kind}`, callout(kind)] as const);

export const composedElements: ReadonlyMap<string, Composed> = new Map<string, Composed>([
  ...callouts,
  ['octavo-card', card],
  ['octavo-code-block', codeBlock],
  ['octavo-code-group', codeGroup],
  ['octavo-tab', tab],
  ['octavo-tabs', tabs],
  ['octavo-update-filter', updateFilter],
  ['octavo-view', view],
]);
