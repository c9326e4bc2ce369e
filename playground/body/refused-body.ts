/** The explanation beside a body that a browser does not send. */
import { filledText } from '../filled-text.js';
import { text } from '../labels.js';
import { english } from '../model/labels/playground-labels.js';

/** Key of the problem in the form. */
export const refusedBodyKey = 'refused-body';

/** The body that the browser refuses, and an alternative for the reader. */
export function refusedBodyText(method: string): string {
  return `${filledText('refusedBody', english.refusedBody, { method })} ${text('useCurl')}`;
}
