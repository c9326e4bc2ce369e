import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { nameOf, octal, singleQuoted } from '../../string-literals.js';

/** With LWP. */
export function perl(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  const codes = chunks.map((chunk) =>
    typeof chunk === 'string' ? string(chunk) : `read_file(${string(nameOf(chunk))})`,
  );
  return [
    'use strict;',
    'use warnings;',
    'use HTTP::Request;',
    'use LWP::UserAgent;',
    '',
    ...(hasFile ? [...readFile, ''] : []),
    `my $request = HTTP::Request->new(${string(method)}, ${string(url)});`,
    ...headers.map(([name, value]) => `$request->push_header(${string(name)}, ${string(value)});`),
    ...(codes.length > 0 ? [`$request->content(${codes.join('\n    . ')});`] : []),
    'my $response = LWP::UserAgent->new->request($request);',
    "print $response->code, ' ', $response->content;",
  ].join('\n');
}

const readFile = [
  'sub read_file {',
  "    open my $file, '<:raw', $_[0] or die $!;",
  '    local $/;',
  '    return scalar <$file>;',
  '}',
];

/** Perl fills in `$name` and `@name`. */
function string(text: string): string {
  return singleQuoted(text, { special: /[$@]/g, code: octal });
}
