/** The elements that the build composes, by tag. Other elements have a shadow root in built pages. */
import { accordion, accordionGroup } from './accordion/accordion.composed.js';
import { badge } from './badge/badge.composed.js';
import { calloutKinds } from './callout/kinds.js';
import { callout } from './callout/callout.composed.js';
import { card, cardGroup } from './card/card.composed.js';
import { codeBlock } from './code-block/code-block.composed.js';
import { codeGroup } from './code-group/code-group.composed.js';
import { column, columns } from './columns/columns.composed.js';
import type { Composed } from './composed.js';
import { requestExample, responseExample } from './example/example.composed.js';
import { expandable } from './expandable/expandable.composed.js';
import { frame } from './frame/frame.composed.js';
import { panel } from './panel/panel.composed.js';
import { prompt } from './prompt/prompt.composed.js';
import { step, steps } from './steps/steps.composed.js';
import { tab, tabs } from './tabs/tabs.composed.js';
import { tile } from './tile/tile.composed.js';
import { tooltip } from './tooltip/tooltip.composed.js';
import { update } from './update/update.composed.js';

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
  ['octavo-column', column],
  ['octavo-columns', columns],
  ['octavo-expandable', expandable],
  ['octavo-frame', frame],
  ['octavo-panel', panel],
  ['octavo-prompt', prompt],
  ['octavo-request-example', requestExample],
  ['octavo-response-example', responseExample],
  ['octavo-step', step],
  ['octavo-steps', steps],
  ['octavo-tab', tab],
  ['octavo-tabs', tabs],
  ['octavo-tile', tile],
  ['octavo-tooltip', tooltip],
  ['octavo-update', update],
]);
