/** The state that all readers of parts of a specification share: the files, the version and the findings. */
import { maxReferenceSteps } from '../../../reader/limits.js';
import { isSafeAddress, type AddressUse } from '../../../../elements/safe-address.js';
import type { ServerModel } from '../../../../playground/model/operation.js';
import { briefText } from '../../../core/text/brief-text.js';
import { fixFor } from '../../../reader/reasons.js';
import type { FindingSink, FindingText } from '../findings.js';
import { fragmentOf, referencedUrl } from '../files/inspect-file.js';
import { startsOf } from '../../../addresses/address-fault.js';
import type { DocumentChecks } from './document-checks.js';
import type { Security } from './read-security.js';
import { addressOf, brokenFile, child, children, isObject, kindOf, pointerPath, rootOf } from '../files/located.js';
import { findResource, resourcesOf } from '../files/schema-resources.js';
import type { LoadedFiles, Located, SpecFile, SpecObject } from '../files/located.js';
import { schemasOf, type SchemaNames } from '../schema/schema-names.js';
import { textAt } from './values.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

export interface Reading {
  files: LoadedFiles;
  root: Located & { value: SpecObject };
  isSwagger: boolean;
  findings: FindingSink;
  schemas: SchemaNames;
  defaults: OperationDefaults;
  /** Default: none. */
  checks?: DocumentChecks;
}

/** Values from the settings for operations whose specification does not have them. */
export interface OperationDefaults {
  servers: ServerModel[];
  security: Security;
}

/** For specifications that have nothing to do with settings. */
export const noDefaults: OperationDefaults = { servers: [], security: { security: [], schemes: {} } };

/** Thrown where an operation cannot be modelled; the reason is among the findings. */
export class BrokenPart extends Error {}

/** Reads a part of an operation, which is left out if it is broken. */
export function withoutBroken<Part>(read: () => Part): Part | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenPart) return undefined;
    throw error;
  }
}

/** Reports an error and gives up the operation. */
export function fail({ findings }: Reading, at: Located, problem: FindingText): never {
  findings.error(at, problem);
  throw new BrokenPart(problem.message);
}

/** Gives up the operation if the value is not an object. `subject`: the name of the value in messages. */
export function requireObject(reading: Reading, at: Located, code: string, subject: string, hint: string): void {
  if (!isObject(at.value))
    fail(reading, at, { code, message: `${subject} must be an object, not ${kindOf(at.value)}.`, hint });
}

/** An address with a warning if readers' browsers may not use it; that one counts as absent. */
export function addressAt(reading: Reading, at: Located, key: string, use: AddressUse = 'request'): string | undefined {
  const text = textAt(at, key);
  if (text === undefined || isSafeAddress(text, use)) return text;
  const message = `"${key}" must start with ${startsOf[use]}; found ${JSON.stringify(briefText(text))}. It is left out.`;
  reading.findings.warn(child(at, key), {
    code: 'address-unsafe',
    message,
    hint: 'Write the address of a server, such as https://example.com.',
  });
  return undefined;
}

/** Follows `$ref`, over several files if needed. If the target does not exist, the operation is given up. */
export function resolve(reading: Reading, at: Located): Located {
  const result = tryResolve(reading, at);
  if (typeof result !== 'string') return result;
  if (result === brokenFile) throw new BrokenPart(result);
  return fail(reading, at, brokenReference(referenceOf(at), result));
}

/** The members of an object or a list. Bundlers follow references in any position, so they can be elsewhere. */
export function membersOf(reading: Reading, at: Located): ReturnType<typeof children> {
  return children(resolve(reading, at));
}

/** Reports a reference that cannot be resolved. Problems inside a referenced file are reported in that file. */
export function warnReference(reading: Reading, at: Located, reason: string): void {
  if (reason !== brokenFile) reading.findings.warn(at, brokenReference(referenceOf(at), reason));
}

function brokenReference(reference: string, reason: string): FindingText {
  const hint = fixFor(reason) ?? 'Correct the $ref, or add what it refers to.';
  return { code: 'openapi-ref', message: `Cannot resolve the reference "${reference}": ${reason}.`, hint };
}

function referenceOf({ value }: Located): string {
  return isObject(value) ? String(value['$ref'] ?? value['$dynamicRef']) : '';
}

/** The same; the reason where it fails. */
export function tryResolve(reading: Reading, at: Located): Located | string {
  const seen = new Set<string>();
  let current = at;
  while (isObject(current.value) && typeof current.value['$ref'] === 'string') {
    const address = addressOf(current);
    if (seen.has(address)) return 'it refers to itself';
    seen.add(address);
    const next = followReference(reading, current, current.value['$ref']);
    if (typeof next === 'string') return next;
    current = next;
  }
  return current;
}

/** The target of one reference; the reason where there is none. */
export function followReference(reading: Reading, at: Located, reference: string, depth = 0): Located | string {
  if (depth > maxReferenceSteps) return 'it refers to itself';
  const fragment = fragmentOf(reference);
  const resource = findResource(at, reference, resourcesOf(reading.files));
  const inResource = resource && partOf(reading, resource, fragment, depth);
  if (inResource && typeof inResource !== 'string') return inResource;
  const file = referencedFile(reading, at, reference);
  if (typeof file === 'string') return bareName(reading, reference) ?? unreadFile(reading, at, reference, file);
  return partOf(reading, rootOf(file), fragment, depth);
}

/** The part of a file or of a schema that a fragment names; the reason where there is none. */
function partOf(reading: Reading, whole: Located, fragment: string, depth: number): Located | string {
  if (fragment !== '' && !fragment.startsWith('/')) return anchorTarget(whole, fragment) ?? 'there is no such anchor';
  let target = whole;
  for (const key of pointerPath(fragment)) {
    target = child(resolveParent(reading, target, depth + 1), key);
    if (target.value === undefined) return 'there is nothing at this position';
  }
  return target;
}

function referencedFile({ files }: Reading, { file }: Located, reference: string): SpecFile | string {
  const url = referencedUrl(reference, file);
  if (url === undefined) return 'it is not a valid URL';
  return url === file.url ? file : (files.get(url) ?? 'the file was not loaded');
}

/** A page must not shrink without an error because a server did not answer. Hosts that the settings do not name are never asked. */
function unreadFile(reading: Reading, at: Located, reference: string, reason: string): string {
  const isRemote = referencedUrl(reference, at.file)?.startsWith('http') === true;
  if (!isRemote || reason === brokenFile || fixFor(reason) !== undefined) return reason;
  reading.findings.error(at, brokenReference(reference, reason));
  return brokenFile;
}

/** A pointer may lead through a value that is itself a reference. */
function resolveParent(reading: Reading, at: Located, depth: number): Located {
  if (!isObject(at.value) || typeof at.value['$ref'] !== 'string' || Object.keys(at.value).length > 1) return at;
  const target = followReference(reading, at, at.value['$ref'], depth);
  return typeof target === 'string' ? at : target;
}

/** `User`, as old versions of Swagger had it for `#/definitions/User`. */
function bareName({ root, isSwagger }: Reading, reference: string): Located | undefined {
  if (!/^[\w.-]+$/.test(reference)) return undefined;
  const target = child(schemasOf(root, isSwagger), reference);
  return target.value === undefined ? undefined : target;
}

const anchors = new WeakMap<object, Map<string, Located>>();

/** The schema with this `$anchor` or `$dynamicAnchor` in a file or a schema. */
function anchorTarget(whole: Located, name: string): Located | undefined {
  if (!isObject(whole.value)) return undefined;
  const byName = getOrInsert(anchors, whole.value, () => {
    const inner = new Map<string, Located>();
    const own = new Map<string, Located>();
    collectAnchors(whole, { own, inner }, new Set());
    return new Map([...inner, ...own]);
  });
  return byName.get(name);
}

/** `inner`: the anchors of schemas with an address of their own, which a reference should name. */
function collectAnchors(
  at: Located,
  anchorsOf: Record<'own' | 'inner', Map<string, Located>>,
  seen: Set<object>,
): void {
  const { value } = at;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Object.keys(value)) {
    const { value: item } = child(at, key);
    if ((key === '$anchor' || key === '$dynamicAnchor') && typeof item === 'string') {
      if (!anchorsOf.own.has(item)) anchorsOf.own.set(item, at);
    } else {
      const hasAddress = isObject(item) && typeof item['$id'] === 'string';
      const target = { file: at.file, parent: at, key, value: item };
      collectAnchors(target, hasAddress ? { own: anchorsOf.inner, inner: anchorsOf.inner } : anchorsOf, seen);
    }
  }
}
