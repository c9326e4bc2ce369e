import type { Site } from '../../core/model/types.js';

/** The instructions of the settings for language models, as Markdown; empty without instructions. */
export function instructionsOf({ own }: Pick<Site, 'own'>): string {
  return own['agents'] as string;
}
