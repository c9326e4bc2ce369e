/** The folders that a path with `/` is in: `a/b/c` → `a/b`, `a`. */
export function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) folders.push(path.slice(0, at));
  return folders;
}

/** The outermost folder of a path that is not among `folders`. */
export function missingFolder(path: string, folders: ReadonlySet<string>): string | undefined {
  return foldersOf(path).findLast((folder) => !folders.has(folder));
}
