/** Checks that a file is part of a specification. A server may answer with an error in JSON, or with a web page. */
import { child, isObject, pointerPath, rootOf, type SpecFile } from './located.js';

/** Whether a file has one of the keys that identify its format. */
export function hasKey(file: SpecFile | undefined, keys: readonly string[]): boolean {
  const value = file?.value;
  return isObject(value) && keys.some((key) => key in value);
}

/** Whether a file has at least one of the parts that other files refer to (see `References`). */
export function hasParts(file: SpecFile | undefined, parts: ReadonlySet<string>): boolean {
  if (typeof file?.value !== 'object' || file.value === null) return false;
  if (Object.keys(file.value).length === 0 || isErrorAnswer(file.value)) return false;
  return [...parts].some((part) => hasPart(file, part));
}

/** A pointer may lead through a reference, and an anchor be anywhere. */
function hasPart(file: SpecFile, part: string): boolean {
  let at = rootOf(file);
  for (const key of pointerPath(part)) {
    if (isObject(at.value) && '$ref' in at.value) return true;
    at = child(at, key);
  }
  return at.value !== undefined;
}

const errorKeys = ['error', 'errors', 'message', 'detail', 'status', 'code', 'success', 'ok'];

/** Whether an object is an error that a server sends in JSON. Values of a specification with these names are objects. */
function isErrorAnswer(value: object): boolean {
  return Object.entries(value).some(
    ([key, item]: [string, unknown]) => errorKeys.includes(key) && (!isObject(item) || isErrorAnswer(item)),
  );
}
