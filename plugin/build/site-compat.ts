import { compatReport, type CompatReport } from '../checks/compat/compat-report.js';
import { Report } from '../errors.js';
import { readComponentProps } from './component-props.js';
import { readSetup, type SiteOptions } from './site-setup.js';

/** What becomes of everything that the site uses. `undefined` where its settings cannot be read, which a check reports. */
export async function siteCompat(options: SiteOptions): Promise<CompatReport | undefined> {
  const setup = await readSetup(options, new Report());
  return setup && compatReport(setup, readComponentProps());
}
