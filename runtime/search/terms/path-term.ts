/** Paths of API operations as terms: `/users/{id}` is `/users/{}`. A reader finds it by the whole path, a part of it, or a URL. */
import { fold } from './fold.js';

const methods = 'get|put|post|delete|options|head|patch|trace|query';
const request = new RegExp(String.raw`^(?:(${methods})\s+)?(?:[a-z][a-z\d+.-]*:\/\/[^/\s]*)?([^\s?#]*\/[^\s?#]*)`, 'i');

/** A path in a query. */
export interface QueryPath {
  /** HTTP method in upper case. Default: any. */
  method?: string;
  segments: readonly string[];
}

/** The path in a text such as `GET /users/{id}`, `/users/123` or `https://example.com/users`; `undefined` for other texts. */
export function pathIn(text: string): QueryPath | undefined {
  const [whole, method, path = ''] = request.exec(text.trim()) ?? [];
  const segments = segmentsOf(path);
  if (whole === undefined || segments.length === 0) return undefined;
  return { ...(method !== undefined && { method: method.toUpperCase() }), segments };
}

/** The term of the path in a text. */
export function pathTerm(text: string): string | undefined {
  const path = pathIn(text);
  return path && `/${path.segments.join('/')}`;
}

/** In lower case. A parameter is `{}`. */
export function segmentsOf(path: string): string[] {
  return fold(path)
    .toLowerCase()
    .split('/')
    .flatMap((segment) => (segment === '' ? [] : [segment.replace(/^:\w+$|^<[^<>]*>$|\{[^{}]*\}?/g, '{}')]));
}

/** The value of a segment that fits a parameter, and of the beginning of a segment. */
const weight = { value: 0.8, beginning: 0.7 };
/** Segments of a path before and after those of the query. */
const missing = { before: 0.25, after: 0.5 };

/** How well a query fits a path: 1 for the same path, 0 for another one. */
export function pathCloseness(query: readonly string[], path: readonly string[]): number {
  let best = 0;
  for (let start = -query.length + 1; start < path.length; start++)
    best = Math.max(best, closenessAt(query, path, start));
  return best;
}

/** `start`: the segment of the path that the query starts with. It is negative if the query has more in front, such as `/v1`. */
function closenessAt(query: readonly string[], path: readonly string[], start: number): number {
  const [from, to] = [Math.max(0, start), start + query.length];
  if (to > path.length || (start < 0 && to < path.length)) return 0;
  let sum = 0;
  let hasName = false;
  for (let at = from; at < to; at++) {
    const value = segmentWeight(query[at - start]!, path[at]!, at === to - 1);
    if (value === 0) return 0;
    hasName ||= path[at] !== '{}';
    sum += value;
  }
  const others = Math.abs(start) * missing.before + (path.length - to) * missing.after;
  return hasName ? sum / (to - from + others) : 0;
}

function segmentWeight(query: string, segment: string, isLast: boolean): number {
  if (query === segment) return 1;
  if (segment === '{}') return weight.value;
  return isLast && query !== '{}' && segment.startsWith(query) ? weight.beginning : 0;
}
