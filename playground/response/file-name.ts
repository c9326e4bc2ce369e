import { decodeText } from '../model/request/parameters/encode.js';
type Headers = readonly (readonly [name: string, value: string])[];

/** The name of a download: the name that the server proposes, otherwise the end of the path. */
export function fileName(url: string, headers: Headers): string {
  const proposed = proposedName(valueOf(headers, 'content-disposition'));
  if (proposed) return lastSegment(proposed);
  const name = (URL.canParse(url) && lastSegment(decodeText(new URL(url).pathname))) || 'response';
  const extension = /[/+](json|xml|html|csv|pdf|png|jpeg|gif|webp|zip|plain)\b/.exec(
    valueOf(headers, 'content-type'),
  )?.[1];
  if (name.includes('.') || !extension) return name;
  return `${name}.${extension === 'plain' ? 'txt' : extension}`;
}

/** A name must not choose a folder. */
function lastSegment(path: string): string {
  return path.replace(/^.*[/\\]/, '');
}

/** The name in `Content-Disposition`: the encoded one takes precedence. */
function proposedName(disposition: string): string | undefined {
  const encoded = /filename\*=(?:UTF-8)?'[^']*'([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="?([^";]+)"?/i.exec(disposition)?.[1] : decodeText(encoded);
}

function valueOf(headers: Headers, name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}
