/** Reads the files of a specification. All scalars are texts, as they are written: `1.50` and `9007199254740993` keep their digits. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { FAILSAFE_SCHEMA, load, mergeTag } from 'js-yaml';

/** An object of a specification. */
export type Keys = Readonly<Record<string, unknown>>;

/** A value of a specification and its location. */
export interface Place {
  value: unknown;
  /** An absolute path. */
  file: string;
  /** The JSON pointer in the file, without `#`. */
  pointer: string;
}

const yaml = { schema: FAILSAFE_SCHEMA.withTags(mergeTag), maxAliases: -1, maxTotalMergeKeys: -1 };

/** The files of a specification, and the references that they cannot follow. */
export class Files {
  readonly root: string;
  readonly lost = new Set<string>();
  readonly #documents = new Map<string, unknown>();

  constructor(root: string) {
    this.root = root;
  }

  /** The file of the specification. */
  get document(): Place {
    return { value: this.#load(this.root), file: this.root, pointer: '' };
  }

  /** Follows references to other places; `undefined` if one of them does not exist. */
  follow(place: Place): Place | undefined {
    let at: Place | undefined = place;
    for (let steps = 0; at && steps < 20; steps++) {
      const ref: unknown = isKeys(at.value) ? at.value['$ref'] : undefined;
      if (typeof ref !== 'string') return at;
      at = this.resolve(at, ref);
    }
    return undefined;
  }

  resolve(from: Place, ref: string): Place | undefined {
    const [path = '', fragment = ''] = ref.split('#');
    const file = path === '' ? from.file : resolve(dirname(from.file), decodeURIComponent(path));
    const parts = fragment.split('/').slice(1);
    const keys = parts.map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'));
    let at: Place | undefined = { value: this.#load(file), file, pointer: '' };
    if (fragment !== '' && keys.length === 0) at = undefined;
    for (const key of keys) at = child(at && this.follow(at), key);
    if (at?.value === undefined) this.lost.add(`${this.name(from)}: ${ref}`);
    return at?.value === undefined ? undefined : at;
  }

  /** `paths/pets.yaml#/get`. */
  name({ file, pointer }: Place): string {
    return `${relative(dirname(this.root), file)}#${pointer}`;
  }

  #load(file: string): unknown {
    if (!this.#documents.has(file)) this.#documents.set(file, existsSync(file) ? parse(file) : undefined);
    return this.#documents.get(file);
  }
}

/** A file in another syntax is a text: a code sample. */
function parse(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return load(text, yaml);
  } catch {
    return text;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pointerOf(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function isKeys(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a key or an index; `undefined` if there is none. */
export function child(place: Place | undefined, key: string): Place | undefined {
  const inside: unknown = isKeys(place?.value) || Array.isArray(place?.value) ? (place.value as Keys)[key] : undefined;
  return inside === undefined ? undefined : { ...place!, value: inside, pointer: place!.pointer + pointerOf([key]) };
}

/** The values of an object or a list. */
export function children(place: Place | undefined): [key: string, value: Place][] {
  if (!place || typeof place.value !== 'object' || place.value === null) return [];
  return Object.keys(place.value).map((key) => [key, child(place, key)!]);
}
