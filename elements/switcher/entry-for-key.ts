/** The entry of a menu that a key moves to: arrows, Home and End. `undefined` for other keys, and without entries. */
export function entryForKey({ key }: KeyboardEvent, entries: readonly HTMLElement[]): HTMLElement | undefined {
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : (entries.at(next) ?? entries[0]);
}
