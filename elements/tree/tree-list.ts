/** A file or folder that an author wrote as an item of a Markdown list. */
export interface TreeEntry {
  /** HTML of the name, without any tags. */
  name: string;
  /** Written with a slash at its end, or with items below it. */
  folder: boolean;
  entries: TreeEntry[];
}

/** Reads the HTML of nested lists as files and folders. Marks in a name (bold, code) are dropped. */
export function treeFromList(list: string): TreeEntry[] {
  const root: TreeEntry = { name: '', folder: true, entries: [] };
  const open = [root];
  for (const [token, slash, tag] of list.matchAll(/<(\/?)([a-z][\w-]*)\b[^>]*>|[^<]+/gi)) {
    const entry = open.at(-1)!;
    if (tag === undefined) entry.name += token;
    else if (tag === 'li' && slash && open.length > 1) open.pop();
    else if (tag === 'li' && !slash) open.push(child(entry));
  }
  return root.entries.map(trimmed);
}

function child(parent: TreeEntry): TreeEntry {
  const entry = { name: '', folder: false, entries: [] };
  parent.entries.push(entry);
  return entry;
}

function trimmed({ name, entries }: TreeEntry): TreeEntry {
  const text = name.replace(/\s+/g, ' ').trim();
  return {
    name: text.replace(/\/$/, ''),
    folder: entries.length > 0 || text.endsWith('/'),
    entries: entries.map(trimmed),
  };
}
