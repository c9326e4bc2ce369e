import type { HttpRequest } from '../../../request/build-request.js';
import { chunkedRequest } from '../../chunked-request.js';
import { chunksCode, string } from './ruby.js';

/** With Faraday. */
export function rubyFaraday(request: HttpRequest): string {
  const { method, url, headers, chunks } = chunkedRequest(request);
  const entries = headers.map(([name, value]) => `  ${string(name)} => ${string(value)},`);
  const isChanged = url.includes('?') && !isKept(url.slice(url.indexOf('?') + 1));
  return [
    "require 'faraday'",
    '',
    ...(isChanged ? [...sameQuery, ''] : []),
    `client = Faraday.new${isChanged ? '(request: { params_encoder: SameQuery })' : ''}`,
    `body = ${chunks.length > 0 ? chunksCode(chunks) : 'nil'}`,
    ...(entries.length > 0 ? ['headers = {', ...entries, '}'] : ['headers = {}']),
    `response = client.run_request(:${method.toLowerCase()}, ${string(url)}, body, headers)`,
    'puts "#{response.status} #{response.body}"',
  ].join('\n');
}

/** Faraday reads a query, and writes it sorted, with other characters encoded. */
function isKept(query: string): boolean {
  const names = query.split('&').map((field) => field.split('=')[0]!);
  const isSorted = names.every((name, index) => index === 0 || names[index - 1]! < name);
  return isSorted && /^(?:[\w.~-]+=(?:[\w.~-]|%(?!20)[\dA-F]{2})+(?:&|$))+$/.test(query);
}

const sameQuery = [
  '# Sends the query as it is.',
  'module SameQuery',
  '  def self.decode(query) = { query => nil }',
  "  def self.encode(params) = params.keys.join('&')",
  'end',
];
