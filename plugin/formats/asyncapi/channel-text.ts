/** The text with which authors name a channel: `chat`, `asyncapi.yaml chat`. */

const channel = /\.(?:json|ya?ml)\s+\S/i;

/** Whether an entry in a list of pages names a channel of a document, which comes first. */
export function isChannelEntry(entry: string): boolean {
  return channel.test(entry);
}

/** A channel, with or without its document. */
export function parseChannelText(text: string): { source?: string; name: string } {
  const [, source, name = ''] = /^(?:(\S+\.(?:json|ya?ml))\s+)?(.*)$/is.exec(text.trim())!;
  return source === undefined ? { name } : { source, name };
}
