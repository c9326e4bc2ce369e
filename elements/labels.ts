import type { NavigationLabels } from './landmark/labels.js';

/** The UI strings of the elements, such as "Copied". A page can replace them with translations. */
export const english = {
  check: 'Check',
  childAttributes: 'Child attributes',
  clear: 'Show all',
  close: 'Close',
  code: 'Code',
  copied: 'Copied',
  copy: 'Copy',
  copyCode: 'Copy code',
  copyFailed: 'Copy failed',
  copyPicture: 'Copy image',
  copyPrompt: 'Copy prompt',
  danger: 'Danger',
  default: 'default',
  deprecated: 'deprecated',
  diagram: 'Diagram',
  dismiss: 'Dismiss',
  done: 'Done',
  download: 'Save image',
  enlarge: 'Enlarge image',
  enlargeDiagram: 'Zoom in',
  example: 'example',
  files: 'Files',
  filter: 'Filter by tag',
  info: 'Info',
  lessCode: 'Show less code',
  linkHere: 'Link to this section',
  moreCode: 'Show all code',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  note: 'Note',
  openCursor: 'Open in Cursor',
  optional: 'optional',
  readMore: 'Read more',
  required: 'required',
  resetDiagram: 'Reset zoom',
  shown: 'Entries shown',
  shrinkDiagram: 'Zoom out',
  theme: 'Theme',
  themeDark: 'dark',
  themeLight: 'light',
  themeSystem: 'system',
  tip: 'Tip',
  toDo: 'To do',
  view: 'View',
  warning: 'Warning',
};

/** The UI strings by name. */
export type Labels = Record<keyof typeof english, string> & Partial<NavigationLabels>;

let translations: Partial<Labels> | undefined;

/** The UI string `name` in the language of the page. */
export function label(name: keyof typeof english): string {
  translations ??= pageLabels();
  return translations[name] ?? english[name];
}

/** The translation of `name` on this page, for UI strings outside of this table. */
export function translation(name: string): string | undefined {
  translations ??= pageLabels();
  return (translations as Readonly<Record<string, string | undefined>>)[name];
}

/** Replaces the given UI strings in elements that render afterwards. */
export function setLabels(labels: Partial<Labels>): void {
  translations = { ...(translations ?? pageLabels()), ...labels };
}

/** The UI strings in `<script type="application/json" id="octavo-labels">{"copied":"Kopiert"}</script>`. */
function pageLabels(): Partial<Labels> {
  try {
    return JSON.parse(document.getElementById('octavo-labels')!.textContent ?? '{}') as Partial<Labels>;
  } catch {
    // There is no document (in Node) or no such script, or its JSON is not valid.
    return {};
  }
}
