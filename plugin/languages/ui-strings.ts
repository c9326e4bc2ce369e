/** UI strings of the shell, of the elements, of API pages and of the playground. */
import { english as elementStrings, type Labels } from '../../elements/labels.js';
import { english as navigationStrings, type NavigationLabels } from '../../elements/landmark/labels.js';
import { english as channelLabels, type ChannelLabels } from '../../playground/model/labels/channel-labels.js';
import { english as playgroundLabels, type PlaygroundLabels } from '../../playground/model/labels/playground-labels.js';
import { english as playgroundMessages, type PlaygroundMessages } from '../../playground/model/labels/messages.js';
import { english as search, type SearchLabels } from '../../runtime/search/labels.js';
import { english as api, type ApiStrings } from './api-strings.js';

const shellStrings = {
  announcement: 'Announcement',
  askText: 'Ask questions about this page',
  closeMenu: 'Close menu',
  copyPageText: 'Copy as Markdown for LLMs',
  deprecatedPage: 'Deprecated',
  feedback: 'Feedback',
  footer: 'Footer',
  inThisSection: 'In this section',
  language: 'Language',
  lastModified: 'Last modified on',
  menu: 'Menu',
  next: 'Next',
  notFound: 'Page not found',
  notFoundText: 'This page does not exist. It may have moved.',
  openIn: 'Open in {name}',
  previous: 'Previous',
  product: 'Product',
  raiseIssue: 'Report an issue',
  related: 'Related pages',
  savePdf: 'Save as PDF',
  savePdfText: 'Uses your browser’s print dialog',
  saveSpecification: 'Download API specification',
  saveSpecificationText: 'The file that describes this API',
  skip: 'Skip to content',
  suggestEdits: 'Suggest edits',
  toStart: 'Go to the home page',
  version: 'Version',
  viewMarkdown: 'View as Markdown',
  viewMarkdownText: 'Open this page as plain text',
};

/** The UI strings that any page may need, by key. `{name}` in a string is a placeholder. */
export type PageStrings = Record<keyof typeof shellStrings, string> & Labels & NavigationLabels;

/** All UI strings. */
export interface UiStrings extends PageStrings {
  /** The texts of search and of the site map. */
  search: SearchLabels;
  /** The texts of API pages. */
  api: ApiStrings;
  /** The texts of `<octavo-playground>`. */
  playground: PlaygroundLabels & PlaygroundMessages & ChannelLabels;
}

/** The English UI strings, also the fallback for languages without a translation. */
export const english: UiStrings = {
  ...shellStrings,
  ...elementStrings,
  ...navigationStrings,
  search,
  api,
  playground: { ...playgroundLabels, ...playgroundMessages, ...channelLabels },
};
