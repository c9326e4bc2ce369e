/** Checks of an author's document. They do not change what is read, so pages that read documents themselves leave them out. */
import { nearest } from '../../../core/text/nearest.js';
import { checkObject } from './check-keys.js';
import { checkHeaderName, checkReserved } from './check-parameter.js';

/** Each reports to the findings of the reading. */
export interface DocumentChecks {
  /** The keys of an object, and the types of their values. */
  object: typeof checkObject;
  /** The name of a header. */
  headerName: typeof checkHeaderName;
  /** Whether `allowReserved` has an effect. */
  reserved: typeof checkReserved;
  /** The name that an author most likely means, for hints. */
  nearest(name: string, names: readonly string[]): string | undefined;
}

export const documentChecks: DocumentChecks = {
  object: checkObject,
  headerName: checkHeaderName,
  reserved: checkReserved,
  nearest,
};
