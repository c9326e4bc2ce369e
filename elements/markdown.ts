/** How each element reads in the Markdown form of a page. Runs in Node at build; imports no element class. */
import { accordionGroupMarkdown, accordionMarkdown } from './accordion/accordion.markdown.js';
import { badgeMarkdown } from './badge/badge.markdown.js';
import { bannerMarkdown } from './banner/banner.markdown.js';
import { calloutMarkdown } from './callout/callout.markdown.js';
import { cardGroupMarkdown, cardMarkdown } from './card/card.markdown.js';
import { codeBlockMarkdown } from './code-block/code-block.markdown.js';
import { colorItemMarkdown, colorMarkdown, colorRowMarkdown } from './color/color.markdown.js';
import { columnMarkdown, columnsMarkdown } from './columns/columns.markdown.js';
import { endpointMarkdown } from './endpoint/endpoint.markdown.js';
import { exampleMarkdown } from './example/example.markdown.js';
import { expandableMarkdown } from './expandable/expandable.markdown.js';
import { fieldMarkdown } from './field/field.markdown.js';
import { frameMarkdown } from './frame/frame.markdown.js';
import { iconMarkdown } from './icon/icon.markdown.js';
import type { MarkdownForm } from './markdown-form.js';
import { mermaidMarkdown } from './mermaid/mermaid.markdown.js';
import { panelMarkdown } from './panel/panel.markdown.js';
import { promptMarkdown } from './prompt/prompt.markdown.js';
import { stepMarkdown, stepsMarkdown } from './steps/steps.markdown.js';
import { tabMarkdown, tabsMarkdown } from './tabs/tabs.markdown.js';
import { themeToggleMarkdown } from './theme-toggle/theme-toggle.markdown.js';
import { tileMarkdown } from './tile/tile.markdown.js';
import { tooltipMarkdown } from './tooltip/tooltip.markdown.js';
import { treeFileMarkdown, treeFolderMarkdown, treeMarkdown } from './tree/tree.markdown.js';
import { updateMarkdown } from './update/update.markdown.js';
import { viewMarkdown } from './view/view.markdown.js';

/** Elements that stand on lines of their own, by tag. An element that is in neither table gives what is in it. */
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

/** Elements that stand in a line of text, by tag. */
export const inlineForms: Record<string, MarkdownForm> = {
  'octavo-badge': badgeMarkdown,
  'octavo-icon': iconMarkdown,
  'octavo-tooltip': tooltipMarkdown,
};
