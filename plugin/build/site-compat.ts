import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compatReport, type CompatReport } from '../checks/compat/compat-report.js';
import type { ComponentProps } from '../checks/compat/component-compat.js';
import { Report } from '../errors.js';
import { packageRoot } from './package-root.js';
import { readSetup, type SiteOptions } from './site-setup.js';

/** What becomes of everything that the site uses. `undefined` where its settings cannot be read, which a check reports. */
export async function siteCompat(options: SiteOptions): Promise<CompatReport | undefined> {
  const setup = await readSetup(options, new Report());
  return setup && compatReport(setup, readComponentProps());
}

/** The props of each page component, as the build of the package has found them. */
function readComponentProps(): ComponentProps {
  return JSON.parse(readFileSync(join(packageRoot, 'dist', 'component-props.json'), 'utf8')) as ComponentProps;
}
