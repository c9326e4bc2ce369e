/** Collects the changes of a document, each once with the parts that it concerns. */
import { counted } from '../../../core/text/counted.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { Findings } from '../findings.js';
import type { Problem } from '../../../core/errors/errors.js';
import type { ApiChanges, ListedChange, NamedPart } from '../api-format.js';
import type { Located } from '../files/located.js';

/** A change as the rules report it. */
export interface Change {
  /** Whether clients of the earlier version can fail. */
  isBreaking: boolean;
  /** The end of the message, without a period: `the query parameter "limit" is now required`. */
  text: string;
  /** The fix of a change that breaks clients. Default: keep the earlier form. */
  hint?: string;
  /** Whether only one of the versions has the whole part. */
  whole?: 'added' | 'removed';
}

/** A change, and the parts that it concerns. */
interface Entry extends Change {
  /** The schema that has changed. Default: the parts themselves have. */
  schema?: string;
  /** Parts whose clients it breaks, and other parts. */
  users: { breaking: Set<ChangedPart>; other: Set<ChangedPart> };
  at: Located;
}

/** A part of a document, or a schema that several parts share. */
export class ChangedPart implements NamedPart {
  /** `GET /moons`; for a schema, its name. */
  readonly name: string;
  readonly id: string | undefined;
  readonly isSchema: boolean;
  readonly found: { entry: Entry; isBreaking: boolean }[] = [];
  /** The schemas that it uses. */
  readonly uses = new Set<ChangedPart>();

  constructor(name: string, { id, isSchema = false }: { id?: string; isSchema?: boolean } = {}) {
    this.name = name;
    this.id = id;
    this.isSchema = isSchema;
  }
}

/** The codes of changes, which are rules of `octavo check`. */
const breaking = 'api-breaking';
const compatible = 'api-change';

/** Problems with the rules of changes. */
export function changeProblem({ isBreaking, text, hint }: Change): Pick<Problem, 'code' | 'message' | 'hint'> {
  const keep = hint ?? 'Keep the earlier form beside the new one, or publish a new version of the API.';
  return {
    code: isBreaking ? breaking : compatible,
    message: `${text}.`,
    hint: isBreaking ? keep : 'Clients of the earlier version keep working. Mention it in the changelog.',
  };
}

export class ChangeList implements ApiChanges {
  readonly #parts: ChangedPart[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #noun: string;

  /** `noun`: the parts in messages: `operation`. */
  constructor(noun: string) {
    this.#noun = noun;
  }

  /** A part of the document: an operation, a channel. `id`: in the document. */
  addPart(name: string, id?: string): ChangedPart {
    const part = new ChangedPart(name, { id });
    this.#parts.push(part);
    return part;
  }

  /** Adds a part that only one version has. */
  addWhole({ name, id }: NamedPart, at: Located, change: Change & { whole: 'added' | 'removed' }): void {
    const part = new ChangedPart(name, { id });
    this.#add(part, at, change, `part ${name}`);
    findUsers(part);
  }

  /** Adds a change in a part. A change that several parts have is joined. */
  add(part: ChangedPart, at: Located, change: Change): void {
    this.#add(part, at, change, part.isSchema ? `schema ${part.name}` : '');
  }

  #add(part: ChangedPart, at: Located, change: Change, owner: string): void {
    const { text, isBreaking } = change;
    const entry = getOrInsert(this.#entries, `${owner}\0${text}`, () => ({
      ...change,
      at,
      ...(part.isSchema && { schema: part.name }),
      users: { breaking: new Set<ChangedPart>(), other: new Set<ChangedPart>() },
    }));
    if (isBreaking && !entry.isBreaking) Object.assign(entry, change);
    part.found.push({ entry, isBreaking });
  }

  list(): ListedChange[] {
    return this.#withUsers().map(({ isBreaking, text, whole, schema, users }) => ({
      isBreaking,
      text,
      ...(whole && { whole }),
      ...(schema !== undefined && { schema }),
      parts: [...(isBreaking ? users.breaking : users.other)].map(({ name, id }) => ({ name, id })),
    }));
  }

  #withUsers(): Entry[] {
    for (const part of this.#parts) findUsers(part);
    return [...this.#entries.values()];
  }

  problems(): Problem[] {
    const findings = new Findings();
    for (const entry of this.#withUsers()) findings.warn(entry.at, this.#textOf(entry));
    return findings.problems().warnings;
  }

  #textOf({ schema, users, text, ...change }: Entry): Pick<Problem, 'code' | 'message' | 'hint'> {
    const names = [...(change.isBreaking ? users.breaking : users.other)].map(({ name }) => name);
    const all = names.length === this.#parts.length && names.length > maxNames;
    const list = all ? `all ${counted(names.length, this.#noun)}` : this.#listOf(names);
    const owner = schema === undefined ? capitalized(list) : `Schema "${schema}", used by ${list}`;
    return changeProblem({ ...change, text: `${owner}: ${text}` });
  }

  /** `GET /moons, POST /moons and 3 more operations`. */
  #listOf(names: readonly string[]): string {
    const more = names.length - maxNames;
    if (more > 0) return `${names.slice(0, maxNames).join(', ')} and ${counted(more, `more ${this.#noun}`)}`;
    return names.join(' and ');
  }
}

/** Maximum number of parts that a message names. */
const maxNames = 2;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds a part to the changes in it and in all schemas that it uses. */
function findUsers(part: ChangedPart): void {
  const reached = new Set([part]);
  // A set that grows is iterated to its end.
  for (const { found, uses } of reached) {
    for (const { entry, isBreaking } of found) entry.users[isBreaking ? 'breaking' : 'other'].add(part);
    for (const used of uses) reached.add(used);
  }
}
