import { join } from 'node:path';
import { inject } from 'vitest';
import { writeFiles } from '../cli/temporary-folder.js';

/** A project beside the installed package, so that it resolves Octavo and Vite as any project does. */
export function project(name: string, files: Record<string, unknown>): string {
  return writeFiles(join(inject('installed'), name), {
    'package.json': { name, private: true, type: 'module' },
    ...files,
  });
}

/** The same files in a folder. */
export function below(folder: string, files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
}
