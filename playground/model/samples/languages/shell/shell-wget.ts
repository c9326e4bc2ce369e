import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, shellQuoted } from '../../string-literals.js';

/** With Wget, which has no multipart forms, for a POSIX shell. */
export function shellWget(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const [first] = chunks;
  const isForm = chunks.length > 1;
  const body =
    first === undefined
      ? []
      : isForm
        ? ['--body-file=body.tmp']
        : [
            typeof first === 'string'
              ? `--body-data=${shellQuoted(first)}`
              : `--body-file=${shellQuoted(nameOf(first))}`,
          ];
  const options = [
    '--quiet --content-on-error --output-document=-',
    `--method=${method}`,
    ...headers.map(([name, value]) => `--header=${shellQuoted(`${name}: ${value}`)}`),
    ...body,
    shellQuoted(url),
  ];
  return [...(isForm ? [`${printed(chunks)} > body.tmp`] : []), `wget ${options.join(' \\\n  ')}`].join('\n');
}

/** Commands that print the texts and files of a form. A text ends with the line break that `printf` prints. */
export function printed(chunks: readonly (string | Blob)[]): string {
  const lines = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? `  printf '%s\\r\\n' ${chunk.replace(/\r\n$/, '').split('\r\n').map(shellQuoted).join(' ')}`
      : `  cat ${shellQuoted(nameOf(chunk).replace(/^-/, './-'))}`,
  );
  return `{\n${lines.join('\n')}\n}`;
}
