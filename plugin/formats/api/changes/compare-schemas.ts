/** Compares the schemas of two versions of a document, each pair once for each direction. */
import {
  resolveSchema,
  schemaName,
  type SchemaObject,
  type Schemas,
} from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { child, type Key, type Located } from '../files/located.js';
import type { NamedSchemas } from '../schema/schema-names.js';
import { ChangedPart, type Change, type ChangeList } from './change-list.js';
import { ownerOf, type Owner } from './owner.js';
import { SchemaIdentities } from './schema-identities.js';
import { matchOptions, optionName } from './match-options.js';
import {
  formatChanges,
  limitChanges,
  listChanges,
  noteChanges,
  optionsOf,
  typeChanges,
  typesOf,
  type Direction,
} from './value-changes.js';

/** The value that is compared, in the part that contains it. */
export interface Subject {
  part: ChangedPart;
  direction: Direction;
  /** In messages: `the request body`. */
  name: string;
  /** Its path of fields: `moon.rings[]`; empty for the whole. */
  path: string;
  /** Its position in the new version, as far as that exists. */
  at: Located;
  /** Number of schemas without a name around it. Default: 0. */
  level?: number;
}

/** A member of two versions: a field, a parameter, a header. */
interface Member {
  schema: Schema;
  isRequired: boolean;
}

/** Maximum depth of schemas without a name in each other. */
const maxLevels = 24;
/** Maximum number of comparisons of schemas without a name in one part. */
const maxComparisons = 10_000;

export class SchemaComparison {
  readonly #before: NamedSchemas;
  readonly #after: NamedSchemas;
  readonly #list: ChangeList;
  readonly #named = new Map<string, ChangedPart>();
  readonly #queue: (() => void)[] = [];
  readonly #compared = new WeakMap<ChangedPart, Set<string>>();
  readonly #identities = new SchemaIdentities();

  constructor(before: NamedSchemas, after: NamedSchemas, list: ChangeList) {
    this.#before = before;
    this.#after = after;
    this.#list = list;
  }

  /** Compares the named schemas that other comparisons have reached. */
  finish(): void {
    for (let next = this.#queue.pop(); next; next = this.#queue.pop()) next();
  }

  /** Compares a member that either version can lack. */
  compareMember(before: Member | undefined, after: Member | undefined, subject: Subject): void {
    const name = nameOf(subject);
    const isRequest = subject.direction === 'request';
    if (!before && after) {
      const isBreaking = isRequest && after.isRequired;
      const text = `${name} was added${isBreaking ? ' and is required' : ''}`;
      this.add(subject, { isBreaking, text, hint: 'Give it a default, or make it optional.' });
    } else if (before && !after) {
      const hint = 'Keep it and set "deprecated": true until clients no longer use it.';
      this.add(subject, { isBreaking: true, text: `${name} was removed`, hint });
    } else if (before && after) {
      if (before.isRequired !== after.isRequired)
        this.add(subject, {
          isBreaking: after.isRequired === isRequest,
          text: `${name} is ${after.isRequired ? 'now' : 'no longer'} required`,
          hint: isRequest ? 'Give it a default, or make it optional.' : 'Send it in all cases.',
        });
      this.compare(before.schema, after.schema, subject);
    }
  }

  /** Compares the schemas of a value. */
  compare(before: Schema | undefined, after: Schema | undefined, subject: Subject): void {
    const [old, current] = [before ?? {}, after ?? {}];
    const [nameBefore, nameAfter] = [aliasOf(old), aliasOf(current)];
    if (nameAfter !== undefined && this.#isSameName(nameBefore, nameAfter)) {
      subject.part.uses.add(this.#partOf(nameBefore!, nameAfter, subject.direction));
      this.#addAll(subject, noteChanges(nameOf(subject), objectOf(old), objectOf(current)));
    } else this.#compareContent(old, current, subject);
  }

  /** Whether the names are of one schema: the same, or a schema that was renamed. */
  #isSameName(before: string | undefined, after: string): boolean {
    if (before === undefined || before === after) return before === after;
    return !Object.hasOwn(this.#after.all, before) && !Object.hasOwn(this.#before.all, after);
  }

  #partOf(before: string, after: string, direction: Direction): ChangedPart {
    const key = JSON.stringify([before, after, direction]);
    const earlier = this.#named.get(key);
    if (earlier) return earlier;
    const part = new ChangedPart(after, { isSchema: true });
    this.#named.set(key, part);
    const at = this.#after.locate(after);
    const [old, current] = [this.#before.all[before], this.#after.all[after]];
    if (at && old !== undefined && current !== undefined)
      this.#queue.push(() => this.#compareContent(old, current, { part, direction, name: 'the schema', path: '', at }));
    return part;
  }

  #compareContent(before: Schema, after: Schema, subject: Subject, isOption = false): void {
    if (!this.#allows(before, after, subject)) return;
    const inner = { ...subject, level: (subject.level ?? 0) + 1 };
    const old = resolveSchema(before, this.#before.all);
    const current = resolveSchema(after, this.#after.all);
    if (!this.#compareValues(old, current, inner, isOption)) return;
    const [optionsBefore, optionsAfter] = [optionsOf(old), optionsOf(current)];
    if (!optionsBefore === !optionsAfter) this.#compareParts([before, old], [after, current], inner);
    if (!optionsBefore && !optionsAfter) return;
    const isMixed = !optionsBefore || !optionsAfter;
    const owner = isMixed ? undefined : ownerOf(after, this.#after.all, (part) => optionsOf(part) !== undefined);
    this.#compareOptions(optionsBefore ?? [before], optionsAfter ?? [after], isMixed, this.#ownerSubject(owner, inner));
  }

  /** Whether schemas without a name are compared: each pair once, because they can contain themselves. */
  #allows(before: Schema, after: Schema, { part, direction, level = 0 }: Subject): boolean {
    if (level > maxLevels) return false;
    const compared = getOrInsert(this.#compared, part, () => new Set());
    const pair = `${direction} ${this.#identities.of(before, this.#before.all)} ${this.#identities.of(after, this.#after.all)}`;
    if (compared.has(pair) || compared.size > maxComparisons) return false;
    compared.add(pair);
    return true;
  }

  /** Whether the parts of the values can be compared, too. `isOption`: whether null is part of the choice around it. */
  #compareValues(before: SchemaObject, after: SchemaObject, subject: Subject, isOption: boolean): boolean {
    const { direction } = subject;
    const name = nameOf(subject);
    const [old, current] = [typesOf(before, this.#before.all), typesOf(after, this.#after.all)];
    const { changes, hasOther } = typeChanges(name, old, current, direction);
    this.#addAll(subject, isOption ? changes.filter(({ text }) => !text.endsWith(' be null')) : changes);
    if (hasOther) return false;
    this.#addAll(subject, [
      ...formatChanges(name, before, after, direction),
      ...listChanges(name, before, after, direction),
      ...limitChanges(name, before, after, direction),
      ...noteChanges(name, before, after),
    ]);
    return true;
  }

  #compareParts(before: Resolved, after: Resolved, subject: Subject): void {
    this.#compareFields(before, after, subject);
    const [, old] = before;
    const [, current] = after;
    const { path, at } = subject;
    if (old.items !== undefined && current.items !== undefined)
      this.compare(old.items, current.items, { ...subject, path: `${path}[]`, at: child(at, 'items') });
    const [more, moreNow] = [old['additionalProperties'], current['additionalProperties']];
    if (isObject(more) && isObject(moreNow))
      this.compare(more, moreNow, { ...subject, path: joined(path, '*'), at: child(at, 'additionalProperties') });
    if ((more === false) !== (moreNow === false)) {
      const isBreaking = moreNow === false && subject.direction === 'request';
      const text = `${nameOf(subject)} can ${moreNow === false ? 'no longer' : 'now'} have other fields`;
      this.add(subject, { isBreaking, text, hint: 'Ignore other fields as before.' });
    }
  }

  #compareFields(before: Resolved, after: Resolved, subject: Subject): void {
    const old = fieldsOf(before[1], this.#before.all, subject.direction);
    const current = fieldsOf(after[1], this.#after.all, subject.direction);
    for (const name of new Set([...old.keys(), ...current.keys()])) {
      const declares = ({ properties }: SchemaObject): boolean =>
        isObject(properties) && Object.hasOwn(properties, name);
      const owner = current.has(name)
        ? ownerOf(after[0], this.#after.all, declares)
        : ownerOf(before[0], this.#before.all, declares);
      const { path, at, ...rest } = this.#ownerSubject(owner, subject);
      const inField = { path: joined(path, name), at: child(child(at, 'properties'), name) };
      this.compareMember(old.get(name), current.get(name), { ...rest, ...inField });
    }
  }

  /** The named schema that declares a part of the value, or the value. */
  #ownerSubject(owner: Owner | undefined, subject: Subject): Subject {
    const start = owner?.schema === undefined ? undefined : this.#after.locate(owner.schema);
    const at = inside(start ?? subject.at, owner?.keys ?? []);
    if (!start) return { ...subject, at };
    return { ...subject, part: this.#extendedPart(owner!.schema!, subject), name: 'the schema', path: '', at };
  }

  readonly #extended = new Map<string, ChangedPart>();

  /** The fields of a schema that others extend. They are compared in each of these, so only the changes are joined. */
  #extendedPart(name: string, { part, direction }: Subject): ChangedPart {
    const key = `${direction} ${name}`;
    const extended = this.#extended.get(key) ?? new ChangedPart(name, { isSchema: true });
    this.#extended.set(key, extended);
    part.uses.add(extended);
    return extended;
  }

  /** `isMixed`: only one version has a choice, so that the other schema is its only option. */
  #compareOptions(before: readonly Schema[], after: readonly Schema[], isMixed: boolean, subject: Subject): void {
    const { pairs, removed, added } = matchOptions(before, after, this.#before.all, this.#after.all);
    for (const [old, current] of pairs) {
      const name = aliasOf(current);
      if (isMixed && (name === undefined || aliasOf(old) !== name)) this.#compareContent(old, current, subject, true);
      else this.compare(old, current, subject);
    }
    const isRequest = subject.direction === 'request';
    for (const option of removed)
      this.add(subject, {
        isBreaking: isRequest,
        text: `the option ${optionName(option, this.#before.all)} of ${nameOf(subject)} was removed`,
      });
    for (const option of added)
      this.add(subject, {
        isBreaking: false,
        text: `the option ${optionName(option, this.#after.all)} of ${nameOf(subject)} was added`,
      });
  }

  #addAll(subject: Subject, changes: readonly Change[]): void {
    for (const change of changes) this.add(subject, change);
  }

  /** Adds a change of a value, or of the schema that it belongs to. */
  add({ part, at }: Subject, change: Change): void {
    this.#list.add(part, at, change);
  }
}

/** A schema as written, and resolved. */
type Resolved = readonly [written: Schema, resolved: SchemaObject];

/** `the field "moon.rings" of the request body`; in a schema, `the field "moon.rings"`. */
function nameOf({ part, name, path }: Subject): string {
  if (path === '') return name;
  if (path === '[]' || path === '*') return `each ${path === '[]' ? 'item' : 'other field'} of ${name}`;
  return part.isSchema ? `the field "${path}"` : `the field "${path}" of ${name}`;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function isObject(schema: unknown): schema is SchemaObject {
  return typeof schema === 'object' && schema !== null;
}

function objectOf(schema: Schema): SchemaObject {
  return isObject(schema) ? schema : {};
}

function inside(at: Located, keys: readonly Key[]): Located {
  return keys.reduce(child, at);
}

/** Keywords that describe a value. A reference with them is still a reference. */
const notes = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'examples', 'default']);

/** The only schema that a schema refers to, directly or through `allOf`, if it adds nothing to it. */
function aliasOf(schema: Schema): string | undefined {
  const names = new Set<string | undefined>();
  const visit = (each: Schema): void => {
    if (!isObject(each)) return void names.add(undefined);
    const { $ref, allOf, ...rest } = each;
    if (Object.keys(rest).some((key) => !notes.has(key) && !key.startsWith('x-'))) names.add(undefined);
    if (typeof $ref === 'string') names.add(schemaName($ref));
    if (Array.isArray(allOf)) for (const part of allOf as Schema[]) visit(part);
  };
  visit(schema);
  const [only] = names;
  return names.size === 1 ? only : undefined;
}

/** The fields of a resolved schema that are sent in a direction. */
function fieldsOf(
  { properties = {}, required = [] }: SchemaObject,
  schemas: Schemas,
  direction: Direction,
): Map<string, Member> {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const isRequired = new Set(Array.isArray(required) ? required : []);
  return new Map(
    Object.entries(properties)
      .filter(([, schema]) => resolveSchema(schema, schemas)[hidden] !== true)
      .map(([name, schema]) => [name, { schema, isRequired: isRequired.has(name) }]),
  );
}
