/** Local references of a specification. */

export interface Json {
  [key: string]: unknown;
}

/** The object itself, or what its `$ref` points to; `{}` for a reference to nothing or to another file. */
export function refTarget(spec: Json, given: unknown): Json {
  let target = given as Json | undefined;
  for (let depth = 0; typeof target?.$ref === 'string' && depth < 32; depth++) {
    const segments = target.$ref.replace(/^#\/?/, '').split('/');
    target = segments.reduce<unknown>((value, segment) => (value as Json | undefined)?.[unescaped(segment)], spec) as
      | Json
      | undefined;
  }
  return target ?? {};
}

function unescaped(segment: string): string {
  return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}
