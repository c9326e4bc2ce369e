import type { Feature } from '../../hooks/feature.js';
import { buildDiskSite } from './build-disk-site.js';

/** A site that opens from disk, without a web server. */
export const offlineFeature: Feature = { buildForDisk: buildDiskSite };
