/** The libraries of icons that are drawn with lines: Lucide and Tabler. */
import { IconFile } from './icon-file.js';
import type { IconLibrary } from './library.js';

const lucideFile = new IconFile<'outline'>('lucide');
const tablerFile = new IconFile<'outline' | 'filled'>('tabler');

/** Lucide, old names included. */
export const lucide: IconLibrary = {
  read: (name) => lucideFile.read('outline', name),
  names: () => lucideFile.names('outline'),
};

/** Tabler: outlined icons, filled ones by the types `filled` and `solid` or by a name that ends in `-filled`. */
export const tabler: IconLibrary = {
  read(written, type) {
    const name = written.replace(/-filled$/, '');
    const prefersFilled = name !== written || type === 'filled' || type === 'solid';
    return (prefersFilled ? tablerFile.read('filled', name) : undefined) ?? tablerFile.read('outline', name);
  },
  names: () => tablerFile.names('outline'),
};
