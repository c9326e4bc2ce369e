/** Libraries of outlined icons: Lucide and Tabler. */
import { IconFile } from './icon-file.js';
import type { IconLibrary } from './library.js';

const lucideFile = new IconFile<'outline'>('lucide');
const tablerFile = new IconFile<'outline' | 'filled'>('tabler');

/** Lucide, including old names. */
export const lucide: IconLibrary = {
  read: (name) => lucideFile.read('outline', name),
  names: () => lucideFile.names('outline'),
};

/** Tabler: outlined icons; filled icons by the types `filled` and `solid` or a name that ends in `-filled`. */
export const tabler: IconLibrary = {
  read(written, type) {
    const name = written.replace(/-filled$/, '');
    const prefersFilled = name !== written || type === 'filled' || type === 'solid';
    return (prefersFilled ? tablerFile.read('filled', name) : undefined) ?? tablerFile.read('outline', name);
  },
  names: () => tablerFile.names('outline'),
};
