/** OpenAPI Overlay 1.0 and 1.1: changes to a specification that its author does not want to edit. */
import { exec, type JsonValue } from 'jsonpath-rfc9535';
import { briefText } from '../../../core/text/brief-text.js';
import type { Findings } from '../findings.js';
import { child, children, isObject, kindOf, rootOf, type Key, type Located, type SpecFile } from './located.js';
import { textAt } from '../read/values.js';

interface Target {
  value: unknown;
  path: readonly Key[];
}

/**
 * Applies the actions of `overlay` to the value of `file`, in their order. Added values keep their position in the
 * overlay.
 */
export function applyOverlay(file: SpecFile, overlay: SpecFile, findings: Findings): void {
  const actions = child(rootOf(overlay), 'actions');
  if (!Array.isArray(actions.value)) {
    findings.error(actions, {
      code: 'openapi-overlay',
      message: `The overlay has no list of actions: "actions" is ${kindOf(actions.value)}.`,
      hint: 'Write "actions" as a list of objects with "target" and "update" or "remove".',
    });
    return;
  }
  file.origins ??= new WeakMap();
  for (const action of children(actions)) applyAction(file, action, findings);
}

function applyAction(file: SpecFile, action: Located, findings: Findings): void {
  const expression = textAt(action, 'target');
  const targets = expression === undefined ? undefined : select(file, expression);
  if (!targets) {
    findings.error(child(action, 'target'), {
      code: 'openapi-overlay',
      message:
        expression === undefined
          ? 'This action has no target.'
          : `The target ${briefText(expression)} is not a valid JSONPath expression.`,
      hint: 'Write an expression such as $.paths["/users"].get.',
    });
    return;
  }
  if (targets.length === 0)
    findings.warn(child(action, 'target'), {
      code: 'openapi-overlay',
      message: `The target ${briefText(expression!)} of this action matches nothing.`,
      hint: 'Correct the target, or remove the action.',
    });
  if (child(action, 'remove').value === true) {
    // The last items of a list first, so that the positions of earlier items stay valid.
    for (const target of targets.toReversed()) remove(file, target);
    return;
  }
  const copy = textAt(action, 'copy');
  const source = copy === undefined ? undefined : select(file, copy);
  if (source?.[0]) update(file, targets, { ...action, value: structuredClone(source[0].value) });
  const updates = child(action, 'update');
  if (updates.value !== undefined) update(file, targets, updates);
}

/** The values that an expression selects; `undefined` if it is not valid. */
function select(file: SpecFile, expression: string): Target[] | undefined {
  const targets: Target[] = [];
  try {
    exec(file.value as JsonValue, expression, (value, path) => targets.push({ value, path: [...path] as Key[] }));
    return targets;
  } catch {
    return undefined;
  }
}

function remove(file: SpecFile, { path }: Target): void {
  const key = path.at(-1);
  const parent = key === undefined ? undefined : parentOf(file, path);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (isObject(parent)) delete (parent as Record<Key, unknown>)[key!];
}

function parentOf(file: SpecFile, path: readonly Key[]): unknown {
  return path.slice(0, -1).reduce((value: unknown, step) => (value as Record<Key, unknown>)[step], file.value);
}

function update(file: SpecFile, targets: readonly Target[], at: Located): void {
  for (const { value, path } of targets) {
    if (Array.isArray(value)) value.push(adopt(file, at));
    else if (isObject(value) && isObject(at.value)) merge(file, value as Record<string, unknown>, at);
    else if (path.length > 0) (parentOf(file, path) as Record<Key, unknown>)[path.at(-1)!] = adopt(file, at);
  }
}

/** Objects are merged, lists are joined, everything else is replaced. */
function merge(file: SpecFile, target: Record<string, unknown>, at: Located): void {
  for (const entry of children(at)) {
    const key = String(entry.key);
    const earlier = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isObject(earlier) && isObject(entry.value)) merge(file, earlier as Record<string, unknown>, entry);
    else if (Array.isArray(earlier) && Array.isArray(entry.value))
      earlier.push(...children(entry).map((item) => adopt(file, item)));
    else define(target, key, adopt(file, entry));
  }
}

/** A key may be `__proto__`. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A copy, so that several targets can be changed on their own. */
function adopt(file: SpecFile, at: Located): unknown {
  if (typeof at.value !== 'object' || at.value === null) return at.value;
  const copy: object = Array.isArray(at.value)
    ? children(at).map((item) => adopt(file, item))
    : Object.fromEntries(children(at).map((entry) => [entry.key, adopt(file, entry)]));
  file.origins?.set(copy, at);
  return copy;
}
