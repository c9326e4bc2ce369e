/** Worker thread that loads the site and posts the result. If the site has API pages, it then reads what they show. */
import { parentPort, workerData } from 'node:worker_threads';
import { Report } from '../errors.js';
import type { LoadResult, ModelRequest, ModelResponse } from './load-thread.js';
import { loadSite, openSpecifications } from '../site/load-site.js';
import type { LoadOptions } from '../site/load-site.js';

const options = workerData as LoadOptions;
const report = new Report();
const specifications = await openSpecifications(options.root);
const loaded = await loadSite(options, report, { specifications });
const result: LoadResult = { loaded, problems: { errors: report.errors, warnings: report.warnings } };
if (loaded?.pages.some(({ api }) => api))
  parentPort!.on('message', (request: ModelRequest) => {
    const { id } = request;
    const answered =
      request.method === 'modelOf' ? specifications.modelOf(...request.args) : specifications.placeOf(...request.args);
    void answered.then((answer) => parentPort!.postMessage({ id, answer } satisfies ModelResponse));
  });
parentPort!.postMessage(result);
