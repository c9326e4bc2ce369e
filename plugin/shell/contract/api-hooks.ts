import type { Hook } from '../contract.js';

const group = 'api';
const pages = 'API pages';

/** Parts of pages that document an API. */
export const apiHooks: readonly Hook[] = [
  {
    group,
    pages,
    hook: '.method-pill',
    element: 'span',
    covers: 'The HTTP method before the path.',
    inside: '#header',
  },
  { group, pages, hook: '.tryit-button', element: 'button', covers: 'The button that opens the playground.' },
  {
    group,
    pages,
    hook: '.api-section',
    element: 'div',
    covers: 'A section with its heading, such as parameters or responses.',
    contains: ['h2'],
    inside: '.prose',
  },
  {
    group,
    pages,
    hook: '#api-playground-input',
    element: 'dialog',
    covers: 'The playground.',
  },
  {
    group,
    pages,
    hook: '.request-example',
    element: 'octavo-request-example',
    covers: 'The first examples of requests; on screens from 80rem beside the text.',
  },
  {
    group,
    pages,
    hook: '.response-example',
    element: 'octavo-response-example',
    covers: 'The first examples of responses; on screens from 80rem beside the text.',
  },
];
