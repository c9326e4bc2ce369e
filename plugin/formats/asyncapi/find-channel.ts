/** Finds the channel that an author names. */
import type { AsyncDocument, DocumentChannel } from './types.js';

/** The channel with this key, address or title. Slashes at the ends may differ. */
export function findChannel({ channels }: AsyncDocument, name: string): DocumentChannel | undefined {
  const wanted = comparable(name);
  return (
    channels.find(({ model }) => model.id === name) ??
    channels.find(({ model }) => model.address === name || model.title === name) ??
    channels.find(({ model }) => comparable(model.id) === wanted || comparable(model.address) === wanted)
  );
}

function comparable(name: string): string {
  return name.replace(/^\/+|\/+$/g, '').toLowerCase();
}
