import { task } from '../../core/pool/pool.js';
import type { OutputPage, PluginFile } from '../views.js';

/** The parts of a built page that the worker does not have. `index`: in `LoadedSite.pages`. */
export interface BuiltPart extends Pick<OutputPage, 'facts' | 'lastUpdated' | 'updates' | 'markdown' | 'html'> {
  index: number;
}

/** `name`: see `PluginPaths`. */
export interface FilesInput {
  name: string;
  pages: readonly BuiltPart[];
}

/** Makes the files of an output of a plugin. `watched`: the absolute paths of files that it has named. */
export const filesTask = task<FilesInput, { files: PluginFile[]; watched: string[] }>('plugins.files');
