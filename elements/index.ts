/** Defines every element: one import makes all `octavo-…` tags of a page work. */
export { OctavoElement } from './octavo-element.js';
export { Accordion } from './accordion/accordion.js';
export { AccordionGroup } from './accordion/accordion-group.js';
export { CodeBlock } from './code-block/code-block.js';
export { CodeGroup } from './code-group/code-group.js';
export { RequestExample, ResponseExample } from './example/example.js';
export { Expandable } from './expandable/expandable.js';
export { Mermaid } from './mermaid/mermaid.js';
export { Tab } from './tabs/tab.js';
export { Tabs } from './tabs/tabs.js';
export { ThemeToggle } from './theme-toggle/theme-toggle.js';
export { Tooltip } from './tooltip/tooltip.js';
export { View } from './view/view.js';
