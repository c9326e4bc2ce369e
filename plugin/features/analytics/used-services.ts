import type { Site } from '../../core/model/types.js';

/** The services that pages load, in the author's order. */
export interface UsedServices {
  services: readonly Service[];
  /** The entry that the storage of the browser must contain before they load. Default: none. */
  consent?: { key: string; value: string };
}

/** A service with all settings that it needs. */
export interface Service {
  name: string;
  settings: Record<string, string>;
}

/** The services of a site that has some. */
export function servicesOf({ own }: Pick<Site, 'own'>): UsedServices {
  return own['analytics'] as UsedServices;
}
