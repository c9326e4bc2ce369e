/** Octavo's problems for settings. */
import { createIcons } from '../../plugin/icons/icons.js';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRedirects } from '../../plugin/nav/check-redirects.js';
import { RuleSettings } from '../../plugin/config/rule-settings.js';
import { iconFaults, unknownThemes } from '../../plugin/features/checks/check-settings.js';
import { Report } from '../../plugin/core/errors/errors.js';
import { readSite } from '../../plugin/config/read/read-site.js';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import type { Version } from './validator.js';

/** Problems of the settings only. Missing pages and files do not make settings invalid. */
export class Judge {
  readonly #folder = mkdtempSync(join(tmpdir(), 'octavo-validator-'));

  async judge(file: Version, settings: unknown): Promise<Report> {
    const root = join(this.#folder, 'site');
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(settings));
    const report = new Report();
    const site = await readSite(root, report, settingsSchemas);
    if (site) {
      report.warnings.push(...checkRedirects(site, { pages: [], assets: [] }).problems);
      report.warnings.push(
        ...iconFaults(site, createIcons({ library: site.icons.library, root })),
        ...(await unknownThemes(site)),
      );
    }
    return new RuleSettings().apply(report);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
