/**
 * UI strings of the playground: English, unless the page has a translation. They are separate from the strings of
 * elements, so that only pages with a playground load them.
 */
import { translation } from '../elements/labels.js';
import { english, shared } from './model/labels/playground-labels.js';

/** The UI string called `name`. */
export function text(name: keyof typeof shared | keyof typeof english): string {
  return name in shared
    ? (translation(name) ?? shared[name as keyof typeof shared])
    : (translation(`playground.${name}`) ?? english[name as keyof typeof english]);
}
