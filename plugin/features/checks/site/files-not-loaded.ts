/** Lists the style sheets and scripts of the docs folder that not every page loads. */
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import { groupBy } from '../../../core/text/group-by.js';
import type { BuiltFacts, CheckedSite } from '../../../plugins/builtin.js';
import type { FileNotLoaded } from '../../../load/scan/loaded-files.js';
import { isProjectFile } from '../../../reader/file-kinds.js';

type Reason = FileNotLoaded['reason'];

/** Number of files that a message names. */
const maxNamed = 5;

const texts: Record<Reason, (names: string) => Pick<Problem, 'message' | 'hint'>> = {
  project: (names) => ({
    message: `Pages do not load the style sheets and scripts of folders that are projects of their own: ${names}.`,
    hint: 'Move a file that pages need out of its folder. If the site needs none of them, add the folder to .mintignore.',
  }),
  tool: (names) => ({
    message: `Pages do not load files for tools: ${names}.`,
    hint: 'Rename a file that pages need. Add the others to .mintignore.',
  }),
  node: (names) => ({
    message: `Pages do not load scripts for Node: ${names}.`,
    hint: 'Add them to .mintignore.',
  }),
  module: (names) => ({
    message: `Pages do not load modules as scripts: ${names}.`,
    hint: 'Remove import and export from a script, or import the module from a page. Add modules of tools to .mintignore.',
  }),
  large: (names) => ({
    message: `Only the pages that name it load a script above 500 KB: ${names}.`,
    hint: 'If all pages need it, remove it from the pages. Every page then loads it.',
  }),
};

interface CheckedFiles extends Pick<CheckedSite, 'loaded'> {
  built?: Pick<BuiltFacts, 'files'>;
}

/** Returns one notice for each reason. Files that only pages, other scripts or tools use are left out. */
export function filesNotLoaded({ loaded, built }: CheckedFiles): Problem[] {
  const reasons = new Map(built?.files.map(({ file, reason }) => [file, reason]));
  const modules = new Set(loaded.plugins?.modules);
  const isExpected = ({ file, reason }: FileNotLoaded): boolean => {
    if (isProjectFile(file) || modules.has(file)) return false;
    if (reason === 'large' || file.endsWith('.css')) return true;
    // In dev, it is not known whether a page imports the module.
    return built ? reasons.get(file) === 'unused' : reason !== 'module';
  };
  const groups = groupBy(loaded.notLoaded.filter(isExpected), ({ reason }) => reason);
  return [...groups].map(([reason, group]) => ({
    code: 'file-not-loaded',
    ...texts[reason](namesOf(group)),
    ...fileStart(group[0]!.file),
    ...(group.length > 1 && { places: group.map(({ file }) => fileStart(file)) }),
  }));
}

function namesOf(files: readonly FileNotLoaded[]): string {
  const names = [...new Set(files.map(nameOf))];
  const more = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function nameOf({ file, detail }: FileNotLoaded): string {
  if (typeof detail === 'string')
    return `${detail.slice(0, detail.lastIndexOf('/') + 1)} (${detail.slice(detail.lastIndexOf('/') + 1)})`;
  return typeof detail === 'number' ? `${file} (${(detail / 1e6).toFixed(1)} MB)` : file;
}
