/** All page components by name. Runs in Node at build time; imports no element class. */
import { Accordion, AccordionGroup } from './accordion/accordion.page.js';
import { Badge } from './badge/badge.page.js';
import { Banner } from './banner/banner.page.js';
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout/callout.page.js';
import { Card, CardGroup } from './card/card.page.js';
import { CodeBlock } from './code-block/code-block.page.js';
import { CodeGroup } from './code-group/code-group.page.js';
import { Color, ColorItem, ColorRow } from './color/color.page.js';
import { Column, Columns } from './columns/columns.page.js';
import { RequestExample, ResponseExample } from './example/example.page.js';
import { Expandable } from './expandable/expandable.page.js';
import { Frame } from './frame/frame.page.js';
import { Heading } from './heading/heading.page.js';
import { Icon } from './icon/icon.page.js';
import { Latex } from './latex/latex.page.js';
import { Mermaid } from './mermaid/mermaid.page.js';
import type { PageComponent } from './page-component.js';
import { Panel } from './panel/panel.page.js';
import { ParamField } from './param-field/param-field.page.js';
import { Link, MDX, OptimizedVideo, Variation, ZoomImage } from './plain/plain.page.js';
import { Prompt } from './prompt/prompt.page.js';
import { Repository } from './card/repository.page.js';
import { ResponseField } from './response-field/response-field.page.js';
import { Step, Steps } from './steps/steps.page.js';
import { Tab, Tabs } from './tabs/tabs.page.js';
import { Tile, Tiles } from './tile/tile.page.js';
import { Tooltip } from './tooltip/tooltip.page.js';
import { Tree, TreeFile, TreeFolder } from './tree/tree.page.js';
import { Update } from './update/update.page.js';
import { View } from './view/view.page.js';
import { Visibility } from './visibility/visibility.page.js';

/** Aliases, and components that render plain HTML, for pages from other tools. */
export const componentAliases: ReadonlySet<string> = new Set([
  'Example',
  'FileTree',
  'FileTree.File',
  'FileTree.Folder',
  'Github.Repo',
  'Link',
  'MDX',
  'OptimizedVideo',
  'Param',
  'SnippetGroup',
  'Variation',
  'ZoomImage',
]);

/** Page components by their name in MDX: `Card`, `Tree.Folder`. */
export const pageComponents: Record<string, PageComponent<any>> = {
  Accordion,
  AccordionGroup,
  Badge,
  Banner,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  'Color.Item': ColorItem,
  'Color.Row': ColorRow,
  Column,
  Columns,
  Danger,
  Example: Frame,
  Expandable,
  'FileTree.File': TreeFile,
  'FileTree.Folder': TreeFolder,
  FileTree: Tree,
  Frame,
  'GitHub.Repo': Repository,
  'Github.Repo': Repository,
  Heading,
  Icon,
  Info,
  Latex,
  Link,
  MDX,
  Mermaid,
  Note,
  OptimizedVideo,
  Panel,
  Param: ParamField,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  SnippetGroup: CodeGroup,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tiles,
  Tip,
  Tooltip,
  Tree,
  'Tree.File': TreeFile,
  'Tree.Folder': TreeFolder,
  Update,
  Variation,
  View,
  Visibility,
  Warning,
  ZoomImage,
};
