import type { BuiltinHooks } from '../../plugins/builtin.js';
import { buildDiskSite } from './build-disk-site.js';

/** A site that opens from disk, without a web server. */
export const offlineFeature: BuiltinHooks = { name: 'offline', buildForDisk: buildDiskSite };
