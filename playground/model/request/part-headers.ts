/** The headers of a part of a multipart form: the page and the code samples send the same. */
import type { BodyPart } from './body.js';

/** Names and values, each on one line. `fileName` is the name of a part that is a file. */
export function partHeaders(
  { name, value, contentType, headers = {} }: BodyPart,
  fileName: string,
): [string, string][] {
  const file = typeof value === 'string' ? '' : `; filename="${quoted(fileName)}"`;
  const type = contentType ?? (typeof value === 'string' ? undefined : 'application/octet-stream');
  const lines: [string, string][] = [
    ['Content-Disposition', `form-data; name="${quoted(name)}"${file}`],
    ...(type === undefined ? [] : [['Content-Type', type] as [string, string]]),
    ...Object.entries(headers),
  ];
  return lines.map(([header, text]) => [oneLine(header), oneLine(text)]);
}

/** A boundary that none of the texts in `values` contains. */
export function boundaryOf(values: readonly unknown[]): string {
  let boundary = 'form-boundary';
  while (values.some((value) => typeof value === 'string' && value.includes(boundary))) boundary += '-';
  return boundary;
}

/** As the HTML standard writes names in multipart forms. */
function quoted(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
