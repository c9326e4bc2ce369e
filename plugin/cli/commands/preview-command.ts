/** `octavo preview`: serves a built site like a static host. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { serveSite } from '../../serve/serve-site.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { banner } from '../banner.js';
import { UsageError } from '../cli-error.js';
import { builtFolder, shown } from '../docs-folder.js';
import { endOnSignal } from '../end-on-signal.js';
import { withBase } from '../arguments/option-values.js';
import { serverError } from '../server-error.js';

/** Starts the server and prints its URLs. It runs until the process is ended. */
export async function runPreview(command: CommandNamed<'preview'>, startFolder: string): Promise<undefined> {
  const { name, root, base, port, host, open } = command;
  const folder = command.out ?? builtFolder(root);
  if (!existsSync(join(folder, 'index.html'))) {
    const site = shown(folder, startFolder);
    throw new UsageError(
      `There is no built site in ${site}.`,
      'Run "octavo build" first, or give the folder of the built site with --out.',
    );
  }
  banner(name);
  const server = await preview({
    root: folder,
    base,
    configFile: false,
    appType: 'custom',
    preview: { port, host, open: withBase(open, base) },
    plugins: [
      {
        name: 'octavo:preview',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(serveSite({ folder, base })),
      },
    ],
  }).catch((error: unknown) => Promise.reject(serverError(error) as Error));
  endOnSignal(() => server.close());
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return undefined;
}
