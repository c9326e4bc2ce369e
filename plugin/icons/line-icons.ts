/** The libraries of icons that are drawn with lines: Lucide and Tabler. */
import { join } from 'node:path';
import { folderOf, IconFolder } from './icon-folder.js';
import type { IconLibrary } from './library.js';

/** Lucide, old names included. */
export function lucide(): IconLibrary {
  const folder = new IconFolder(join(folderOf('lucide-static/package.json'), 'icons'));
  return { read: (name) => folder.read(name), names: () => folder.names() };
}

/** Tabler: outlined icons, filled ones by the types `filled` and `solid` or by a name that ends in `-filled`. */
export function tabler(): IconLibrary {
  const outline = new IconFolder(folderOf('@tabler/icons/outline/home.svg'));
  const filled = new IconFolder(folderOf('@tabler/icons/filled/home.svg'));
  return {
    read(written, type) {
      const name = written.replace(/-filled$/, '');
      const prefersFilled = name !== written || type === 'filled' || type === 'solid';
      return prefersFilled ? (filled.read(name) ?? outline.read(name)) : outline.read(name);
    },
    names: () => outline.names(),
  };
}
