/** Finds the classes that the scripts of a docs folder set. */
import { classesInScripts } from '../outputs/utility-classes.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { Site } from '../site/types.js';

/** Words in the `.js` files at the root of the folder that may be class names. */
export function scriptClasses({ root }: Site, { scripts }: FolderScan): string[] {
  return classesInScripts(root, scripts);
}
