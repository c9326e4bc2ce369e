import { lookup } from 'mrmime';

/** The media type for a file, by its extension. Text is UTF-8. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](?:javascript|json|xml|yaml)$/.test(type) && type !== 'image/svg+xml'
    ? `${type}; charset=utf-8`
    : type;
}
