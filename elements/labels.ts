/** What elements say by themselves, such as "Copied": English, unless the page brings words of its own language. */
const english = {
  clear: 'Show all',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Copying failed',
  copyPrompt: 'Copy prompt',
  copyPicture: 'Copy the picture',
  default: 'default',
  deprecated: 'deprecated',
  diagram: 'Diagram',
  dismiss: 'Dismiss',
  download: 'Save the picture',
  enlargeDiagram: 'Enlarge',
  enlarge: 'Enlarge the picture',
  filter: 'Filter by tag',
  example: 'example',
  files: 'Files',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  optional: 'optional',
  resetDiagram: 'Show as drawn',
  required: 'required',
  shrinkDiagram: 'Make smaller',
  shown: 'Entries shown',
  view: 'View',
};

/** Words that can be replaced, by name. */
export type Labels = Record<keyof typeof english, string>;

let given: Partial<Labels> | undefined;

/** The word called `name`. */
export function label(name: keyof Labels): string {
  given ??= pageLabels();
  return given[name] ?? english[name];
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
