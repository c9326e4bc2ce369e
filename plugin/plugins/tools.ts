/** The tools that hooks get. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentKey } from '../core/cache/content-key.js';
import type { Place, Problem } from '../core/errors/errors.js';
import type { TaskHost } from '../core/pool/pool.js';
import type { PluginRun } from '../load/plugins-file.js';
import type { Tools } from './views.js';

export interface ToolOptions extends Omit<PluginRun, 'settings'> {
  /** The docs folder. */
  root: string;
  /** The values of its own keys. */
  settings: Tools['settings'];
  /** The place of the plugin, for its reports. */
  place(): Place;
  onReport: TaskHost['report'];
  /** The absolute path of each file that the plugin names is added. */
  watched: Set<string>;
}

const levels: readonly unknown[] = ['error', 'warning', 'notice'];

/** The tools for the plugin `name`. */
export function createTools(name: string, options: ToolOptions): Tools {
  const { command, base, siteUrl, root, settings } = options;
  return Object.freeze({
    command,
    root,
    base,
    url: siteUrl,
    settings,
    get cacheFolder() {
      const folder = join(
        options.cacheFolder,
        `${name.replace(/[^\w-]+/g, '-').slice(0, 40)}-${contentKey(name).slice(0, 8)}`,
      );
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    report(level, problem) {
      if (!levels.includes(level))
        throw new TypeError(`"${String(level)}" is not a level. Levels are ${levels.join(', ')}`);
      options.onReport(level, reported(name, problem, options.place()));
    },
    log(text) {
      console.log(`${name}: ${text}`);
    },
    watch(file) {
      options.watched.add(resolve(root, file));
    },
  } satisfies Tools);
}

type Report = Parameters<Tools['report']>[1];

function reported(name: string, { message, hint, code, file, line = 1, column = 1 }: Report, place: Place): Problem {
  if (typeof message !== 'string' || message === '') throw new TypeError('A report needs a message');
  return {
    code: code ?? 'plugin-report',
    message,
    hint: hint ?? `The plugin "${name}" reports this.`,
    ...(file === undefined ? place : { file, line, column }),
  };
}
