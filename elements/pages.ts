/**
 * The parts of each element that pages use: page components, by the name that authors write, and the Markdown of its tag:
 * `cardGroupMarkdown` for `<octavo-card-group>`, and `badgeInlineMarkdown` for `<octavo-badge>`, which is inside a line of text.
 * Runs in Node at build time; imports no element class.
 */
export { Accordion, AccordionGroup, accordionMarkdown, accordionGroupMarkdown } from './accordion/accordion.page.js';
export { Badge, badgeInlineMarkdown } from './badge/badge.page.js';
export { Banner, bannerMarkdown } from './banner/banner.page.js';
export { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout/callout.page.js';
export {
  calloutMarkdown,
  calloutMarkdown as checkMarkdown,
  calloutMarkdown as dangerMarkdown,
  calloutMarkdown as infoMarkdown,
  calloutMarkdown as noteMarkdown,
  calloutMarkdown as tipMarkdown,
  calloutMarkdown as warningMarkdown,
} from './callout/callout.page.js';
export { Card, CardGroup, cardMarkdown, cardGroupMarkdown } from './card/card.page.js';
export { Repository as 'GitHub.Repo' } from './card/repository.page.js';
export { CodeBlock, codeBlockMarkdown } from './code-block/code-block.page.js';
export { CodeGroup } from './code-group/code-group.page.js';
export {
  Color,
  ColorItem as 'Color.Item',
  ColorRow as 'Color.Row',
  colorMarkdown,
  colorItemMarkdown,
  colorRowMarkdown,
} from './color/color.page.js';
export { Column, Columns, columnMarkdown, columnsMarkdown } from './columns/columns.page.js';
export { endpointMarkdown } from './endpoint/endpoint.page.js';
export { RequestExample, ResponseExample } from './example/example.page.js';
export {
  exampleMarkdown as requestExampleMarkdown,
  exampleMarkdown as responseExampleMarkdown,
} from './example/example.page.js';
export { Expandable, expandableMarkdown } from './expandable/expandable.page.js';
export { fieldMarkdown as paramFieldMarkdown, fieldMarkdown as responseFieldMarkdown } from './field/field.page.js';
export { Frame, frameMarkdown } from './frame/frame.page.js';
export { Heading } from './heading/heading.page.js';
export { Icon, iconInlineMarkdown } from './icon/icon.page.js';
export { Latex } from './latex/latex.page.js';
export { Mermaid, mermaidMarkdown } from './mermaid/mermaid.page.js';
export { Panel, panelMarkdown } from './panel/panel.page.js';
export { ParamField } from './param-field/param-field.page.js';
export { Prompt, promptMarkdown } from './prompt/prompt.page.js';
export { ResponseField } from './response-field/response-field.page.js';
export { searchMarkdown } from './search/search.page.js';
export { Step, Steps, stepMarkdown, stepsMarkdown } from './steps/steps.page.js';
export { Tab, Tabs, tabMarkdown, tabsMarkdown, tabsMarkdown as codeGroupMarkdown } from './tabs/tabs.page.js';
export { themeToggleMarkdown } from './theme-toggle/theme-toggle.page.js';
export { Tile, Tiles, tileMarkdown } from './tile/tile.page.js';
export { Tooltip, tooltipInlineMarkdown } from './tooltip/tooltip.page.js';
export {
  Tree,
  TreeFile as 'Tree.File',
  TreeFolder as 'Tree.Folder',
  treeMarkdown,
  treeFileMarkdown,
  treeFolderMarkdown,
} from './tree/tree.page.js';
export { Update, updateMarkdown } from './update/update.page.js';
export { View, viewMarkdown } from './view/view.page.js';
export { Visibility } from './visibility/visibility.page.js';
