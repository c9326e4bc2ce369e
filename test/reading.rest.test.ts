/** Visits the pages of the documentation that `test/promises/reading.test.ts` leaves out, since they only have components of other pages. */
import { buildDocs, docsPages, visitPages } from './docs/visit-docs.js';

// The other pages show each component in dark mode.
visitPages(docsPages().others, buildDocs(), false);
