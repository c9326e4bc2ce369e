/** Sends a request from the page of each operation of a specification, in a browser and by the code samples. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { serveFolder } from '../browser/serve-folder.js';
import { filledRequest, openAndFill } from './fill.js';
import { Recorder, type RecordedRequest } from './recorder.js';
import { runnableLanguages, runSamples } from './run-sample.js';
import { isBodyRefused } from '../../playground/model/request/refused-body.js';
import type { HttpRequest } from '../../playground/model/request/build-request.js';
import { limits } from '../time-limits.mjs';

export interface SpecificationResult {
  operations: number;
  /** Requests of the browser that the server accepts. */
  accepted: number;
  samples: number;
  /** Requests that the playground does not send, with the explanation that the reader gets. */
  explained: string[];
  /** Samples that send the same as the browser. */
  equal: number;
  failures: string[];
}

export interface CheckOptions {
  browser: Browser;
  /** The specification with a server at `origin`. */
  specification(origin: string): object;
  /** Whether the reader clicks on "Fill with examples" before sending. Default: true. */
  isFilled?: boolean;
  /** Starts the mock server. */
  startServer(specification: object): Promise<{ port: number; close(): Promise<void> }>;
}

export async function checkSpecification({
  browser,
  specification: specificationFor,
  startServer,
  isFilled = true,
}: CheckOptions): Promise<SpecificationResult> {
  const recorder = new Recorder();
  const origin = await recorder.listen();
  const specification = specificationFor(origin);
  const mock = await startServer(structuredClone(specification)).catch((error: unknown) => {
    recorder.close();
    throw error;
  });
  recorder.target = mock.port;
  const work = mkdtempSync(join(tmpdir(), 'octavo-mock-'));
  const root = join(work, 'docs');
  mkdirSync(root);
  writeFileSync(join(root, 'api.json'), JSON.stringify(specification));
  const settings = { name: 'API', colors: { primary: '#14532D' }, navigation: { openapi: 'api.json' } };
  writeFileSync(join(root, 'docs.json'), JSON.stringify(settings));
  const out = join(work, 'out');
  const { report } = await buildSite({ root, outDir: out, cacheDir: false });
  const result: SpecificationResult = { operations: 0, accepted: 0, samples: 0, equal: 0, explained: [], failures: [] };
  result.failures.push(...report.errors.map(({ message, line }) => `build: ${line}: ${message}`));
  const site = await serveFolder(out);
  for (const path of pagesWithPlayground(out)) {
    const page = await browser.newPage();
    try {
      await page.goto(`${site.url}/${path}/`);
      await tryOperation(page, path, { recorder, result, work, isFilled });
    } catch (error) {
      result.failures.push(`${path}: ${(error as Error).message.split('\n')[0]!}`);
    }
    await page.close();
  }
  await site.close();
  await mock.close();
  recorder.close();
  rmSync(work, { recursive: true, force: true });
  return result;
}

function pagesWithPlayground(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('index.html') && readFileSync(join(out, name), 'utf8').includes('<octavo-playground'),
    )
    .map((name) => dirname(name));
}

interface Trial {
  recorder: Recorder;
  result: SpecificationResult;
  work: string;
  isFilled: boolean;
}

async function tryOperation(page: Page, path: string, { recorder, result, work, isFilled }: Trial): Promise<void> {
  result.operations++;
  const model = await openAndFill(page, isFilled);
  const before = recorder.requests.length;
  const playground = page.locator('octavo-playground');
  const send = playground.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  if (isBodyRefused(model.method) && model.body?.required) {
    const alert = await playground.getByRole('alert').textContent();
    result.explained.push(`${path}: ${alert ?? ''}`);
    return;
  }
  // The form has problems of its own, which the reader may ignore.
  const anyway = playground.getByRole('button', { name: 'Send anyway' });
  const sent = await nextRequest(recorder, before, async () => {
    if (await anyway.isVisible()) await anyway.click();
  });
  if (!sent) return void result.failures.push(`${path}: no request was sent`);
  if (sent.refusal === '') result.accepted++;
  else
    result.failures.push(
      `${path}: ${sent.method} ${sent.url} refused: ${sent.refusal}\n    body ${sent.body.slice(0, 300)}`,
    );
  const request = await filledRequest(page);
  // A browser cannot send some headers, and samples with files need the files.
  if (!request || model.parameters.some(({ in: location }) => location === 'cookie')) return;
  for (const language of runnableLanguages) {
    result.samples++;
    const count = recorder.requests.length;
    const problem = await runSamples(language, [request], work);
    const difference = problem || differenceOf(sent, recorder.requests[count], request);
    if (difference === '') result.equal++;
    else result.failures.push(`${path}: ${language}: ${difference}`);
  }
}

async function nextRequest(
  recorder: Recorder,
  count: number,
  whileWaiting: () => Promise<void>,
): Promise<RecordedRequest | undefined> {
  const end = Date.now() + limits.wait();
  while (recorder.requests.length <= count && Date.now() < end) {
    await whileWaiting();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return recorder.requests[count];
}

/** The difference between the request of a sample and the request of the playground; empty if they are equal. */
function differenceOf(
  sent: RecordedRequest,
  sample: RecordedRequest | undefined,
  { headers, body }: HttpRequest,
): string {
  if (!sample) return 'sent nothing';
  if (sample.method !== sent.method || sample.url !== sent.url)
    return `${sample.method} ${sample.url} instead of ${sent.method} ${sent.url}`;
  for (const name of headers.map(([each]) => each.toLowerCase()))
    // Chromium sends its own: https://crbug.com/571722
    if (name !== 'user-agent' && sample.headers[name] !== sent.headers[name])
      return `${name}: ${String(sample.headers[name])} instead of ${String(sent.headers[name])}`;
  const isEqual = body?.kind === 'multipart' ? partsOf(sample) === partsOf(sent) : sample.body === sent.body;
  return isEqual ? '' : `body ${sample.body.slice(0, 200)} instead of ${sent.body.slice(0, 200)}`;
}

/** A multipart body without its boundary, and without the line break at the end that some clients write. */
function partsOf({ body, headers }: RecordedRequest): string {
  const [, boundary] = /boundary="?([^";]+)/.exec(String(headers['content-type'])) ?? [];
  return boundary === undefined ? body : body.replaceAll(boundary, 'boundary').trimEnd();
}
