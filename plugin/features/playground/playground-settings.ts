import type { Environment } from '../../../playground/model/environment.js';
import type { Prefill } from '../../../playground/model/form-state.js';
import type { Site } from '../../core/model/types.js';

export interface PlaygroundSettings {
  display: 'interactive' | 'simple' | 'none';
  /** Fields that start with the author's example. Default: the required ones. */
  prefill?: Prefill;
  /** Address of the proxy of the site. Default: none. */
  proxy?: string;
  /** Environments that readers can choose. Default: none. */
  environments?: readonly Environment[];
  /** Whether requests to other sites carry cookies. Default: false. */
  credentials?: boolean;
}

/** The settings of a site. */
export function playgroundOf({ own }: Site): PlaygroundSettings {
  return own['playground'] as PlaygroundSettings;
}
