/** The Markdown form of each element. Runs in Node at build time; imports no element class. */
import { accordionGroupMarkdown, accordionMarkdown } from './accordion/accordion.page.js';
import { badgeMarkdown } from './badge/badge.page.js';
import { bannerMarkdown } from './banner/banner.page.js';
import { calloutMarkdown } from './callout/callout.page.js';
import { cardGroupMarkdown, cardMarkdown } from './card/card.page.js';
import { codeBlockMarkdown } from './code-block/code-block.page.js';
import { colorItemMarkdown, colorMarkdown, colorRowMarkdown } from './color/color.page.js';
import { columnMarkdown, columnsMarkdown } from './columns/columns.page.js';
import { endpointMarkdown } from './endpoint/endpoint.page.js';
import { exampleMarkdown } from './example/example.page.js';
import { expandableMarkdown } from './expandable/expandable.page.js';
import { fieldMarkdown } from './field/field.page.js';
import { frameMarkdown } from './frame/frame.page.js';
import { iconMarkdown } from './icon/icon.page.js';
import type { MarkdownForm } from './markdown-form.js';
import { mermaidMarkdown } from './mermaid/mermaid.page.js';
import { panelMarkdown } from './panel/panel.page.js';
import { promptMarkdown } from './prompt/prompt.page.js';
import { stepMarkdown, stepsMarkdown } from './steps/steps.page.js';
import { tabMarkdown, tabsMarkdown } from './tabs/tabs.page.js';
import { searchMarkdown } from './search/search.page.js';
import { themeToggleMarkdown } from './theme-toggle/theme-toggle.page.js';
import { tileMarkdown } from './tile/tile.page.js';
import { tooltipMarkdown } from './tooltip/tooltip.page.js';
import { treeFileMarkdown, treeFolderMarkdown, treeMarkdown } from './tree/tree.page.js';
import { updateMarkdown } from './update/update.page.js';
import { viewMarkdown } from './view/view.page.js';

/** Block elements by tag. An element in neither table is written as its content. */
export const blockForms: Record<string, MarkdownForm> = {
  'octavo-accordion': accordionMarkdown,
  'octavo-accordion-group': accordionGroupMarkdown,
  'octavo-banner': bannerMarkdown,
  'octavo-callout': calloutMarkdown(),
  'octavo-card': cardMarkdown,
  'octavo-card-group': cardGroupMarkdown,
  'octavo-check': calloutMarkdown('CHECK'),
  'octavo-code-block': codeBlockMarkdown,
  'octavo-code-group': tabsMarkdown,
  'octavo-color': colorMarkdown,
  'octavo-color-item': colorItemMarkdown,
  'octavo-color-row': colorRowMarkdown,
  'octavo-column': columnMarkdown,
  'octavo-columns': columnsMarkdown,
  'octavo-danger': calloutMarkdown('DANGER'),
  'octavo-endpoint': endpointMarkdown,
  'octavo-expandable': expandableMarkdown,
  'octavo-frame': frameMarkdown,
  'octavo-info': calloutMarkdown('INFO'),
  'octavo-mermaid': mermaidMarkdown,
  'octavo-note': calloutMarkdown('NOTE'),
  'octavo-panel': panelMarkdown,
  'octavo-param-field': fieldMarkdown,
  'octavo-prompt': promptMarkdown,
  'octavo-request-example': exampleMarkdown,
  'octavo-response-example': exampleMarkdown,
  'octavo-response-field': fieldMarkdown,
  'octavo-step': stepMarkdown,
  'octavo-steps': stepsMarkdown,
  'octavo-tab': tabMarkdown,
  'octavo-tabs': tabsMarkdown,
  'octavo-search': searchMarkdown,
  'octavo-theme-toggle': themeToggleMarkdown,
  'octavo-tile': tileMarkdown,
  'octavo-tip': calloutMarkdown('TIP'),
  'octavo-tree': treeMarkdown,
  'octavo-tree-file': treeFileMarkdown,
  'octavo-tree-folder': treeFolderMarkdown,
  'octavo-update': updateMarkdown,
  'octavo-view': viewMarkdown,
  'octavo-warning': calloutMarkdown('WARNING'),
};

/** Inline elements by tag. */
export const inlineForms: Record<string, MarkdownForm> = {
  'octavo-badge': badgeMarkdown,
  'octavo-icon': iconMarkdown,
  'octavo-tooltip': tooltipMarkdown,
};
