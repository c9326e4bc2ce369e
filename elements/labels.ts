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
  loading: 'Loading…',
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
  wrapCode: 'Wrap long lines',
};

/** The UI strings by name. */
export type Labels = Record<keyof typeof english, string> & Partial<NavigationLabels>;

/** The script with the UI strings of the page, which changes with its language. */
let source: Element | null | undefined;
let translations: Partial<Labels> = {};
let replacements: Partial<Labels> = {};

/** The UI string `name` in the language of the page. */
export function label(name: keyof typeof english): string {
  return pageLabels()[name] ?? english[name];
}

/** The translation of `name` on this page, for UI strings outside of this table. */
export function translation(name: string): string | undefined {
  return (pageLabels() as Readonly<Record<string, string | undefined>>)[name];
}

/** Replaces the given UI strings in elements that render afterwards. */
export function setLabels(labels: Partial<Labels>): void {
  replacements = { ...replacements, ...labels };
  source = undefined;
}

/** The UI strings in `<script type="application/json" id="octavo-labels">{"copied":"Kopiert"}</script>`. */
function pageLabels(): Partial<Labels> {
  const script = globalThis.document?.getElementById('octavo-labels') ?? null;
  if (script !== source) {
    source = script;
    translations = { ...parsed(script?.textContent), ...replacements };
  }
  return translations;
}

/** Empty if the text is not valid JSON. */
function parsed(text: string | null = '{}'): Partial<Labels> {
  try {
    return JSON.parse(text ?? '{}') as Partial<Labels>;
  } catch {
    return {};
  }
}
