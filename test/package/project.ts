import { join } from 'node:path';
import { inject } from 'vitest';
import { writeFiles } from '../cli/temporary-folder.js';

/** Creates a project that resolves the installed Octavo and Vite. */
export function project(name: string, files: Record<string, unknown>): string {
  return writeFiles(join(inject('installed'), name), {
    'package.json': { name, private: true, type: 'module' },
    ...files,
  });
}

/** The files with `folder` before their paths. */
export function below(folder: string, files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
}
