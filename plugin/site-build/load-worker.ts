/** Worker thread that loads the site for dev and posts the result. If the site has API pages, it then reads what they show. */
import { parentPort, workerData } from 'node:worker_threads';
import { Report } from '../core/errors/errors.js';
import type { LoadResult, ModelRequest, ModelResponse } from './load-thread.js';
import { SchemaSender } from '../formats/api/sent-schemas.js';
import { maxDevAnswerMs } from '../core/reader/limits.js';
import { loadSite, openSpecifications } from './load-site.js';
import type { LoadOptions } from './load-site.js';

const options = workerData as LoadOptions;
const report = new Report();
const schemas = new SchemaSender();
let isLate = false;
const waiting = { timeout: maxDevAnswerMs, onLate: (): void => void (isLate = true) };
const specifications = await openSpecifications(options.root, waiting);
const loaded = await loadSite(options, report, { specifications, waiting });
const result: LoadResult = { loaded, problems: { errors: report.errors, warnings: report.warnings }, isLate };
if (loaded?.pages.some(({ api }) => api)) parentPort!.on('message', (request: ModelRequest) => void answer(request));
parentPort!.postMessage(result);

async function answer({ id, ...request }: ModelRequest): Promise<void> {
  const response: ModelResponse = { id };
  if (request.method === 'placeOf') response.place = await specifications.placeOf(...request.args);
  else {
    const model = await specifications.modelOf(...request.args);
    response.model = model && schemas.pack(model);
  }
  parentPort!.postMessage(response);
}
