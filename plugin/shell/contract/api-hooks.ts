import type { Hook } from '../contract.js';
import { hookRows } from './hook-rows.js';

const pages = 'API pages';

/** Parts of pages that document an API. */
export const apiHooks: readonly Hook[] = hookRows('api', [
  ['.method-pill', 'span', 'The HTTP method before the path.', { inside: '#header', pages }],
  ['.tryit-button', 'button', 'The button that opens the playground.', { pages }],
  [
    '.api-section',
    'div',
    'A section with its heading, such as parameters or responses.',
    { contains: ['h2'], inside: '.prose', pages },
  ],
  ['#api-playground-input', 'dialog', 'The playground.', { pages }],
  [
    '.request-example',
    'octavo-request-example',
    'The first examples of requests; on screens from 80rem beside the text.',
    { pages },
  ],
  [
    '.response-example',
    'octavo-response-example',
    'The first examples of responses; on screens from 80rem beside the text.',
    { pages },
  ],
]);
