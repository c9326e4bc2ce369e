/** What elements say by themselves, such as "Copied": English, unless the page brings words of its own language. */
export const english = {
  check: 'Check',
  childAttributes: 'child attributes',
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

/** Words that can be replaced, by name. */
export type Labels = Record<keyof typeof english, string>;

let given: Partial<Labels> | undefined;

/** The word called `name`. */
export function label(name: keyof Labels): string {
  given ??= pageLabels();
  return given[name] ?? english[name];
}

/** What the page has for `name` instead of English, for rooms that have a table of their own. */
export function translation(name: string): string | undefined {
  given ??= pageLabels();
  return (given as Readonly<Record<string, string | undefined>>)[name];
}

/** Replaces words for the elements that render from now on; those that are left out stay as they are. */
export function setLabels(labels: Partial<Labels>): void {
  given = { ...(given ?? pageLabels()), ...labels };
}

/** The words in `<script type="application/json" id="octavo-labels">{"copied":"Kopiert"}</script>`. */
function pageLabels(): Partial<Labels> {
  try {
    return JSON.parse(document.getElementById('octavo-labels')!.textContent ?? '{}') as Partial<Labels>;
  } catch {
    // No page (at build), no table, or no JSON in it.
    return {};
  }
}
