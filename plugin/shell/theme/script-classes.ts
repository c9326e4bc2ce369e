/** Finds the classes that the scripts of a docs folder set. */
import { classesInScripts } from './utility-classes.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';

/** Words in the scripts that every page loads that may be class names. */
export function scriptClasses({ root }: Site, { scripts }: FolderScan): string[] {
  return classesInScripts(root, scripts);
}
