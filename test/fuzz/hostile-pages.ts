/** Builds sites with hostile text in every field, from files and from a server, and uses their pages in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import { launchBrowser } from '../browser/launch-browser.js';
import { Builder, type Outcome } from './builder.js';
import type { FieldText } from './fill-fields.js';
import { hostileDocuments, type HostileDocument } from './hostile-documents.js';
import { hostilePayloads } from './hostile-payloads.js';
import { documentSite, frontMatterKeys, frontMatterSite, settingsSites, type HostileSite } from './hostile-sites.js';
import { Random } from './random.js';
import { visitHostile, type PageVisit } from './visit-hostile.js';
import { writeSite } from './work-folder.js';

export interface HostileRun {
  /** Fields that were filled, each once for each payload. */
  fields: number;
  /** Fields of the settings whose text is an error, so that nothing is built. */
  refused: number;
  sites: number;
  /** By payloads and kind of document. */
  tallies: Map<string, Tally>;
  findings: string[];
}

/** The pages of one kind of document with one group of payloads. */
export interface Tally {
  /** Pages that were opened. */
  pages: number;
  /** Pages that were equal to earlier pages and not opened again: pages of the same specifications from a server. */
  repeated: number;
  /** Pages that were left before everything was used. */
  left: number;
  /** Buttons, links and fields that were used. */
  uses: number;
  ran: number;
  requested: number;
  code: number;
}

/** Milliseconds for one build. */
const buildLimit = 240_000;

/** Numbers of payloads that are in one text, each in a paragraph of its own. */
export type PayloadGroup = readonly number[];

/** Each payload alone. */
export const singlePayloads: readonly PayloadGroup[] = hostilePayloads('').map((_, number) => [number]);

/**
 * All payloads in fewer texts. Addresses and values of CSS are alone, because their effect depends on their beginning.
 */
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

/** Puts the payloads in all fields, and in half of the fields of two formats, whose other fields would hide them. */
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
  return [...hostileDocuments(text), ...halves.map((document) => ({ ...document, name: `${document.name}-half` }))];
}

class Campaign {
  readonly run: HostileRun = { fields: 0, refused: 0, sites: 0, tallies: new Map(), findings: [] };
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
    const local = documentSite('files', documents);
    const remote = this.#serve(documentSite('server', documents, address), documents);
    // Their pages differ only in the addresses of servers.
    const settings = await settingsSites('settings', text, join(this.#work, 'check'));
    this.run.fields += settings.fields.length + frontMatterKeys.length;
    for (const { filled } of documents) this.run.fields += filled.fields.length;
    this.run.refused += settings.refused.length;
    const described = [local, remote].map((site) => ({ ...site, minPages }));
    const sites = [...described, ...settings.sites, frontMatterSite('front matter', [text])];
    for (const site of sites) await this.#visit(name, site, address);
    process.stderr.write(`${name}: ${this.run.sites} sites, ${this.run.findings.length} findings\n`);
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
  #serve({ files, ...site }: HostileSite, documents: readonly HostileDocument[]): HostileSite {
    const rest = { ...files };
    for (const file of documents.map(({ name }) => `${name}.json`)) {
      this.#served.set(`/${file}`, files[file]!);
      delete rest[file];
    }
    return { ...site, files: rest };
  }

  async #build(files: HostileSite['files']): Promise<{ outcome: Outcome; outDir: string }> {
    const [root, outDir] = [join(this.#work, 'docs'), join(this.#work, 'out')];
    writeSite(root, files);
    rmSync(outDir, { recursive: true, force: true });
    return { outcome: await this.#builder.build({ root, outDir }, buildLimit), outDir };
  }

  async #visit(payloads: string, site: HostileSite, address: string): Promise<void> {
    const { run } = this;
    const { outcome, outDir } = await this.#build(site.files);
    const where = `${payloads} ${site.name}`;
    run.sites++;
    if (!('pages' in outcome)) {
      run.findings.push(`${where}: ${JSON.stringify(outcome).slice(0, 400)}`);
      return;
    }
    // A page that cannot be built has an error.
    if (outcome.pages + eachPlace(outcome.errors).length < (site.minPages ?? 1))
      run.findings.push(`${where}: only ${outcome.pages} pages are built, with ${outcome.errors.length} errors`);
    for (const visit of await visitHostile(this.#browser, outDir, { address, opened: this.#opened })) {
      const kind = site.kind ?? `${site.name}: ${visit.path.split('/')[0]}`;
      this.#count(`${payloads}\t${kind}`, visit);
      for (const { kind: finding, detail } of visit.findings)
        run.findings.push(`${where} /${visit.path}: ${finding} ${detail}`);
    }
  }

  #count(key: string, { isRepeated, isLeft, uses, findings }: PageVisit): void {
    const { tallies } = this.run;
    const tally = tallies.get(key) ?? { pages: 0, repeated: 0, left: 0, uses: 0, ran: 0, requested: 0, code: 0 };
    tallies.set(key, tally);
    tally[isRepeated ? 'repeated' : 'pages']++;
    if (isLeft) tally.left++;
    tally.uses += uses;
    for (const { kind } of findings) tally[kind]++;
  }
}
