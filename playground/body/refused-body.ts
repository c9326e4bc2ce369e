/** The explanation beside a body that a browser does not send. */
import { filledText } from '../filled-text.js';
import { english, text } from '../labels.js';

/** Key of the problem in the form. */
export const refusedBodyKey = 'refused-body';

/** What the browser refuses, and what a reader can do instead. */
export function refusedBodyText(method: string): string {
  return `${filledText('refusedBody', english.refusedBody, { method })} ${text('useCurl')}`;
}
