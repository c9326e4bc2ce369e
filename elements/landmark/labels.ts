/** The UI strings of the navigation elements, which most built pages do not load. */
import { translation } from '../labels.js';

/** In English. */
export const english = {
  breadcrumbs: 'Breadcrumbs',
  copyPage: 'Copy page',
  documentation: 'Documentation',
  helpful: 'Was this page helpful?',
  morePage: 'More ways to use this page',
  no: 'No',
  onThisPage: 'On this page',
  pages: 'Pages',
  section: 'Section',
  sections: 'Sections',
  thanks: 'Thanks for your feedback!',
  yes: 'Yes',
};

/** The UI strings by name. */
export type NavigationLabels = Record<keyof typeof english, string>;

/** The UI string `name` in the language of the page. */
export function navigationLabel(name: keyof NavigationLabels): string {
  return translation(name) ?? english[name];
}
