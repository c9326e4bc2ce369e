/**
 * Visits the pages of the documentation that `test/promises/reading.test.ts` leaves out, since they only have components of
 * other pages. Like real sites, they are visited where these are.
 */
import { buildDocs, docsPages, visitPages } from './docs/visit-docs.js';
import { realSites, skipWithoutSites } from './fixtures/real-sites.js';

skipWithoutSites();
// The other pages show each component in dark mode.
if (realSites.length > 0) visitPages(docsPages().others, buildDocs(), false);
