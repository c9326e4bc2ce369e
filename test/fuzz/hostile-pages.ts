/** Builds sites with hostile text in every field, from files and from a server, and uses their pages in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.js';
import { Builder } from './builder.js';
import type { FieldText } from './fill-fields.js';
import { hostileDocuments } from './hostile-documents.js';
import { hostilePayloads } from './hostile-payloads.js';
import { documentSite, frontMatterKeys, frontMatterSite, settingsSites, type HostileSite } from './hostile-sites.js';
import { Random } from './random.js';
import { visitHostile, type Visit } from './visit-hostile.js';
import { writeSite } from './work-folder.js';

export interface HostileRun extends Visit {
  /** Fields that were filled, each once for each payload. */
  fields: number;
  /** Fields of the settings whose text is an error, so that nothing is built. */
  refused: number;
  sites: number;
}

/** Milliseconds for one build. */
const buildLimit = 240_000;

/** Uses the payloads with these numbers, in all fields and in half of them, which show what the others hide. */
export async function runHostilePages(payloads: readonly number[]): Promise<HostileRun> {
  const campaign = await Campaign.start();
  try {
    for (const number of payloads) await campaign.use(number);
    return campaign.run;
  } finally {
    await campaign.close();
  }
}

/** The payload with this number, which reports the field. */
function payloadIn(number: number): (field: string) => string {
  return (field) => hostilePayloads(`${number} ${field}`)[number]!;
}

/** In half of the fields. */
function halfOf(number: number): FieldText {
  return (field) => (new Random('half', field, number).below(2) === 0 ? payloadIn(number)(field) : undefined);
}

class Campaign {
  readonly run: HostileRun = { fields: 0, refused: 0, sites: 0, pages: 0, repeated: 0, uses: 0, findings: [] };
  readonly #work = mkdtempSync(join(tmpdir(), 'octavo-hostile-'));
  readonly #builder = new Builder();
  readonly #served = new Map<string, string>();
  readonly #server = createServer((request, response) => response.end(this.#served.get(request.url ?? '') ?? '{}'));
  readonly #opened = new Set<string>();
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(): Promise<Campaign> {
    const campaign = new Campaign(await launchBrowser());
    await new Promise<void>((listening) => void campaign.#server.listen(0, '127.0.0.1', listening));
    return campaign;
  }

  async close(): Promise<void> {
    this.#builder.close();
    this.#server.close();
    await this.#browser.close();
    rmSync(this.#work, { recursive: true, force: true });
  }

  async use(number: number): Promise<void> {
    const text = payloadIn(number);
    const address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const documents = [text, halfOf(number)].flatMap(hostileDocuments);
    const local = documentSite(`${number} files`, documents);
    const remote = documentSite(`${number} server`, documents, address);
    const settings = await settingsSites(`${number} settings`, text, join(this.#work, 'check'));
    this.run.fields += settings.fields.length + frontMatterKeys.length;
    for (const { filled } of documents) this.run.fields += filled.fields.length;
    this.run.refused += settings.refused.length;
    const sites = [local, this.#serve(remote), ...settings.sites, frontMatterSite(`${number} front matter`, [text])];
    for (const site of sites) await this.#visit(site, address);
    const { sites: built, pages, repeated, findings } = this.run;
    process.stderr.write(
      `${number}: ${built} sites, ${pages} pages and ${repeated} equal ones, ${findings.length} findings\n`,
    );
  }

  /** The site whose documents are on the server. */
  #serve({ name, files }: HostileSite): HostileSite {
    const isDocument = ([file]: [string, string]): boolean => /^\d/.test(file);
    for (const [file, content] of Object.entries(files).filter(isDocument)) this.#served.set(`/${file}`, content);
    return { name, files: Object.fromEntries(Object.entries(files).filter((entry) => !isDocument(entry))) };
  }

  async #visit({ name, files }: HostileSite, address: string): Promise<void> {
    const { run } = this;
    const [root, outDir] = [join(this.#work, 'docs'), mkdtempSync(join(this.#work, 'out-'))];
    writeSite(root, files);
    const outcome = await this.#builder.build({ root, outDir }, buildLimit);
    run.sites++;
    if (!('pages' in outcome)) run.findings.push(`${name}: ${JSON.stringify(outcome).slice(0, 400)}`);
    else if (outcome.pages === 0) run.findings.push(`${name}: no page is built: ${outcome.errors[0]?.message ?? ''}`);
    else {
      const visit = await visitHostile(this.#browser, outDir, { address, opened: this.#opened });
      for (const count of ['pages', 'repeated', 'uses'] as const) run[count] += visit[count];
      run.findings.push(...visit.findings.map((finding) => `${name} ${finding}`));
    }
    rmSync(outDir, { recursive: true, force: true });
  }
}
