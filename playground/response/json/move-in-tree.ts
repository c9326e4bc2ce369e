/** The keys of a tree, as https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ describes them. */

/** Moves the focus between the rows of a tree. Rows open and close when they get a `toggle` event. */
export function moveInTree(event: KeyboardEvent): void {
  const tree = event.currentTarget as Element;
  const row = (event.target as Element).closest<HTMLElement>('[role="treeitem"]');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const rows = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const next = move(row, rows, rows.indexOf(row));
  if (next === row) row.dispatchEvent(new Event('toggle'));
  else next?.focus();
}

/** The row that a key moves to; the same row to open or close it. */
type Move = (row: HTMLElement, rows: readonly HTMLElement[], index: number) => HTMLElement | null | undefined;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (_, rows, index) => rows[index + 1],
  ArrowUp: (_, rows, index) => rows[index - 1],
  Home: (_, rows) => rows[0],
  End: (_, rows) => rows.at(-1),
  ArrowRight: (row, rows, index) => (row.ariaExpanded === 'false' ? row : row.ariaExpanded && rows[index + 1]) || null,
  ArrowLeft: (row, rows, index) =>
    row.ariaExpanded === 'true'
      ? row
      : rows.slice(0, index).findLast((each) => Number(each.ariaLevel) < Number(row.ariaLevel)),
  Enter: (row) => row,
  ' ': (row) => row,
};
