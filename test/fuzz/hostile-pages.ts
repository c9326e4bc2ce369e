/** Builds sites with hostile text in every field, from files and from a server, and uses their pages in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { eachPlace } from '../../plugin/problem-places.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Builder, type Outcome } from './builder.js';
import type { FieldText } from './fill-fields.js';
import { hostileDocuments, type HostileDocument } from './hostile-documents.js';
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

/** Numbers of payloads that are in one text, each in a paragraph of its own. */
export type PayloadGroup = readonly number[];

/** Each payload alone. */
export const singlePayloads: readonly PayloadGroup[] = hostilePayloads('').map((_, number) => [number]);

/** All payloads in fewer texts. Addresses and values of CSS are alone, because they begin with what they do. */
export const joinedPayloads: readonly PayloadGroup[] = joined();

function joined(): PayloadGroup[] {
  const [alone, others] = [true, false].map((isAlone) =>
    singlePayloads
      .flat()
      .filter((number) => /^[\s\0-\x20]*[a-z\t]+[:;)]/i.test(hostilePayloads('')[number]!) === isAlone),
  ) as [number[], number[]];
  const groups = Array.from({ length: 6 }, (_, index) => others.filter((_each, at) => at % 6 === index));
  return [...alone.map((number) => [number]), ...groups];
}

/** Puts the payloads in all fields, and in half of those of two formats, which show what the others hide. */
export async function runHostilePages(groups: readonly PayloadGroup[]): Promise<HostileRun> {
  const campaign = await Campaign.start();
  try {
    for (const group of groups) await campaign.use(group);
    return campaign.run;
  } finally {
    await campaign.close();
  }
}

/** The payloads, which report the field. */
function payloadsIn(group: PayloadGroup): (field: string) => string {
  return (field) => group.map((number) => hostilePayloads(`${number} ${field}`)[number]!).join('\n\n');
}

/** The text in half of the fields. There are two halves. */
function halfOf(half: number, text: (field: string) => string): FieldText {
  return (field) => (new Random('half', field).below(2) === half ? text(field) : undefined);
}

/** All documents with the text in all fields, and two of them with it in one half. */
function documentsWith(text: (field: string) => string, half: number): HostileDocument[] {
  const halves = hostileDocuments(halfOf(half, text)).filter(({ name }) => /^(?:openapi-3.1|asyncapi-3)/.test(name));
  return [...hostileDocuments(text), ...halves];
}

class Campaign {
  readonly run: HostileRun = { fields: 0, refused: 0, sites: 0, pages: 0, repeated: 0, uses: 0, findings: [] };
  readonly #work = mkdtempSync(join(tmpdir(), 'octavo-hostile-'));
  readonly #builder = new Builder();
  readonly #served = new Map<string, string>();
  readonly #server = createServer((request, response) => response.end(this.#served.get(request.url ?? '') ?? '{}'));
  readonly #opened = new Set<string>();
  /** Pages of the documents with harmless text, by the half: hostile text must not remove any without an error. */
  readonly #harmlessPages = new Map<number, number>();
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

  async use(group: PayloadGroup): Promise<void> {
    const name = group.join('+');
    const text = payloadsIn(group);
    const address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const half = group[0]! % 2;
    const documents = documentsWith(text, half);
    const minPages = await this.#countPages(half);
    const local = { ...documentSite(`${name} files`, documents), minPages };
    const remote = { ...documentSite(`${name} server`, documents, address), minPages };
    const settings = await settingsSites(`${name} settings`, text, join(this.#work, 'check'));
    this.run.fields += settings.fields.length + frontMatterKeys.length;
    for (const { filled } of documents) this.run.fields += filled.fields.length;
    this.run.refused += settings.refused.length;
    const sites = [local, this.#serve(remote), ...settings.sites, frontMatterSite(`${name} front matter`, [text])];
    for (const site of sites) await this.#visit(site, address);
    const { sites: built, pages, repeated, findings } = this.run;
    process.stderr.write(
      `${name}: ${built} sites, ${pages} pages and ${repeated} equal ones, ${findings.length} findings\n`,
    );
  }

  /** The number of pages of the documents with harmless text. */
  async #countPages(half: number): Promise<number> {
    const count = this.#harmlessPages.get(half);
    if (count !== undefined) return count;
    const { outcome } = await this.#build(
      documentSite(
        '',
        documentsWith((field) => `Text ${field}`, half),
      ).files,
    );
    const pages = 'pages' in outcome ? outcome.pages : 0;
    this.#harmlessPages.set(half, pages);
    return pages;
  }

  /** The site whose documents are on the server. */
  #serve({ files, ...site }: HostileSite): HostileSite {
    const isDocument = ([file]: [string, string]): boolean => /^\d/.test(file);
    for (const [file, content] of Object.entries(files).filter(isDocument)) this.#served.set(`/${file}`, content);
    return { ...site, files: Object.fromEntries(Object.entries(files).filter((entry) => !isDocument(entry))) };
  }

  async #build(files: HostileSite['files']): Promise<{ outcome: Outcome; outDir: string }> {
    const [root, outDir] = [join(this.#work, 'docs'), join(this.#work, 'out')];
    writeSite(root, files);
    rmSync(outDir, { recursive: true, force: true });
    return { outcome: await this.#builder.build({ root, outDir }, buildLimit), outDir };
  }

  async #visit({ name, files, minPages = 1 }: HostileSite, address: string): Promise<void> {
    const { run } = this;
    const { outcome, outDir } = await this.#build(files);
    run.sites++;
    if (!('pages' in outcome)) run.findings.push(`${name}: ${JSON.stringify(outcome).slice(0, 400)}`);
    else {
      // A page that cannot be built has an error.
      if (outcome.pages + eachPlace(outcome.errors).length < minPages)
        run.findings.push(`${name}: only ${outcome.pages} pages are built, with ${outcome.errors.length} errors`);
      const visit = await visitHostile(this.#browser, outDir, { address, opened: this.#opened });
      for (const count of ['pages', 'repeated', 'uses'] as const) run[count] += visit[count];
      run.findings.push(...visit.findings.map((finding) => `${name} ${finding}`));
    }
  }
}
