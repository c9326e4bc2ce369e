/** The components that an author can write in a page, and what each becomes. Runs in Node at build; imports no element class. */
import { Accordion, AccordionGroup } from './accordion/accordion.page.js';
import { CodeBlock } from './code-block/code-block.page.js';
import { CodeGroup } from './code-group/code-group.page.js';
import { RequestExample, ResponseExample } from './example/example.page.js';
import { Expandable } from './expandable/expandable.page.js';
import { Latex } from './latex/latex.page.js';
import { Mermaid } from './mermaid/mermaid.page.js';
import type { PageComponent } from './page-component.js';
import { Tab, Tabs } from './tabs/tabs.page.js';
import { Tooltip } from './tooltip/tooltip.page.js';
import { View } from './view/view.page.js';

/** Page components by the name an author writes: `Card`, `Tree.Folder`. */
export const pageComponents: Record<string, PageComponent<any>> = {
  Accordion,
  AccordionGroup,
  CodeBlock,
  CodeGroup,
  Expandable,
  Latex,
  Mermaid,
  RequestExample,
  ResponseExample,
  Tab,
  Tabs,
  Tooltip,
  View,
};
