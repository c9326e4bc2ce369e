/**
 * Loads the site for dev. Its specifications stay in the process that read them, and answer requests for API page
 * content.
 */
import { Report } from '../core/errors/errors.js';
import { unexpectedProblem } from '../core/errors/unexpected-problem.js';
import { handle, taskRunner, type OpenTasks } from '../core/pool/pool.js';
import { SchemaSender } from '../formats/api/sent-schemas.js';
import type { Specifications } from '../formats/api/specifications.js';
import { loadSite } from './load-site.js';
import { PluginHost } from '../plugins/host/plugin-host.js';
import { loadTasks } from './load-setup.js';

export function openLoadTasks(): OpenTasks {
  const schemas = new SchemaSender();
  let specifications: Specifications | undefined;
  const opened = (): Specifications => {
    if (!specifications) throw new Error('The specifications are closed.');
    return specifications;
  };
  const run = taskRunner([
    handle(loadTasks.load, async ({ options, timeout, cacheDir }) => {
      const problems = new Report();
      let isLate = false;
      const waiting = { timeout, onLate: (): void => void (isLate ||= timeout !== undefined) };
      try {
        const { root, plugins: given, base, siteUrl } = options;
        const plugins = new PluginHost(root, problems, { given, cacheDir, command: 'dev', base, siteUrl });
        const onSpecifications = (read: Specifications): void => void (specifications = read);
        const loaded = await loadSite(options, problems, { onSpecifications, waiting, plugins });
        await plugins.close();
        return { loaded, problems: { errors: problems.errors, warnings: problems.warnings }, isLate };
      } catch (error) {
        return { problems: { errors: [unexpectedProblem(error)], warnings: [] }, isLate };
      }
    }),
    handle(loadTasks.modelOf, async (reference) => {
      const model = await opened().modelOf(...reference);
      return model && schemas.pack(model);
    }),
    handle(loadTasks.exportOf, async (form) => opened().exportOf(...form)),
    handle(loadTasks.placeOf, async (place) => opened().placeOf(...place)),
  ]);
  return { run, forget() {}, async close() {} };
}
