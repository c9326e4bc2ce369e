import { task } from '../core/pool/pool.js';
import type { OutputSite, PluginFile } from './views.js';

/** `name`: see `PluginPaths`. */
export interface FilesInput {
  name: string;
  site: OutputSite;
}

/** Makes the files of an output of a plugin. */
export const filesTask = task<FilesInput, PluginFile[]>('plugins.files');
