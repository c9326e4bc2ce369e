/** Visits the pages of Octavo's documentation that `reading.test.ts` leaves out, since they only have components of other pages. */
import { buildDocs, docsPages, visitPages } from './docs/visit-docs.js';

visitPages(docsPages().others, buildDocs());
