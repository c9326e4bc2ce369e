import { task } from '../../core/pool/pool.js';
import type { BundleTools } from '../../plugins/builtin.js';
import type { IslandUse } from '../../mdx/types.js';
import type { IslandBundle } from './island-bundle.js';

export interface IslandInput extends Pick<BundleTools, 'compiled' | 'isDev'> {
  uses: readonly IslandUse[];
}

/** Bundles the interactive components of pages. */
export const islandsTask = task<IslandInput, IslandBundle>('islands');
