/** What the shell and the elements say by themselves, in the language of a page. */
import { english as elementWords, type Labels } from '../../elements/labels.js';

const shellWords = {
  announcement: 'Announcement',
  askText: 'Ask questions about this page',
  breadcrumbs: 'Breadcrumbs',
  closeMenu: 'Close menu',
  copyPage: 'Copy page',
  copyPageText: 'Copy as Markdown for LLMs',
  deprecatedPage: 'Deprecated',
  documentation: 'Documentation',
  feedback: 'Feedback',
  footer: 'Footer',
  helpful: 'Was this page helpful?',
  inThisSection: 'In this section',
  language: 'Language',
  lastModified: 'Last modified on',
  menu: 'Menu',
  morePage: 'More ways to use this page',
  next: 'Next',
  no: 'No',
  notFound: 'Page not found',
  notFoundText: 'This page does not exist. It may have moved.',
  onThisPage: 'On this page',
  openIn: 'Open in {name}',
  pages: 'Pages',
  previous: 'Previous',
  product: 'Product',
  raiseIssue: 'Report an issue',
  related: 'Related pages',
  savePdf: 'Save as PDF',
  savePdfText: 'Uses your browser’s print dialog',
  section: 'Section',
  sections: 'Sections',
  skip: 'Skip to content',
  suggestEdits: 'Suggest edits',
  thanks: 'Thanks for your feedback!',
  toStart: 'Go to the home page',
  version: 'Version',
  viewMarkdown: 'View as Markdown',
  viewMarkdownText: 'Open this page as plain text',
  yes: 'Yes',
};

/** Every word by its name. `{name}` in one stands for a name. */
export type Words = Record<keyof typeof shellWords, string> & Labels;

/** The words of pages in English, and in languages that nobody has translated them to. */
export const english: Words = { ...shellWords, ...elementWords };
