/** Finds the channel that an author names. */
import type { AsyncDocument, DocumentChannel } from '../types.js';

/** `asyncapi.yaml chat` or `chat`. */
export function parseChannelText(text: string): { source?: string; name: string } {
  const [, source, name = ''] = /^(?:(\S+\.(?:json|ya?ml))\s+)?(.*)$/i.exec(text.trim())!;
  return source === undefined ? { name } : { source, name };
}

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
