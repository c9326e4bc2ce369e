/** A specification of several files as one: what other files contain becomes components, so that recursion stays possible. */
import { maxValues } from '../../../reader/limits.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import {
  addressOf,
  child,
  children,
  isObject,
  pointerText,
  type Key,
  type Located,
  type SpecObject,
} from '../../api/files/located.js';
import { followReference, type Reading } from '../../api/read/reading.js';
import { proposeName } from '../../api/schema/schema-names.js';
import { componentSections, kindOf, sectionOf, type ObjectKind } from './object-kinds.js';

/** The whole specification. Values that nothing refers to, such as examples, are copied as they are. */
export function bundledSpecification(reading: Reading): unknown {
  return new Bundle(reading).whole();
}

/** A part of another file that becomes a component. */
interface Component {
  section: string;
  name: string;
  at: Located;
  kind: ObjectKind;
}

class Bundle {
  readonly #reading: Reading;
  readonly #components = new Map<string, Component>();
  /** Names in each section of components. */
  readonly #names = new Map<string, Set<string>>();
  /** Addresses of the parts that are being copied in place. */
  readonly #open = new Set<string>();
  /** Number of values. */
  #copied = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  whole(): unknown {
    this.#addDeclared();
    const { root, isSwagger } = this.#reading;
    const document = this.#copy(root, 'document') as Record<string, unknown>;
    const sections = isSwagger ? document : ((document['components'] ??= {}) as Record<string, unknown>);
    // A map that grows is iterated to its end.
    for (const { section, name, at, kind } of this.#components.values()) {
      const parts = (sections[section] ??= {}) as Record<string, unknown>;
      parts[name] = this.#copy(at, kind);
    }
    if (!isSwagger && Object.keys(sections).length === 0) delete document['components'];
    return document;
  }

  /** A component that is in a file of its own keeps its name. */
  #addDeclared(): void {
    const { isSwagger } = this.#reading;
    for (const [section, kind] of componentSections(isSwagger))
      for (const at of children(this.#declared(section))) {
        const { $ref: reference, ...beside } = isObject(at.value) ? at.value : {};
        if (typeof reference !== 'string' || Object.keys(beside).length > 0) continue;
        const target = followReference(this.#reading, at, reference);
        if (typeof target !== 'string' && target.file !== at.file)
          this.#components.set(`${section} ${addressOf(target)}`, { section, name: String(at.key), at: target, kind });
      }
  }

  #declared(section: string): Located {
    const { root, isSwagger } = this.#reading;
    return child(isSwagger ? root : child(root, 'components'), section);
  }

  #copy(at: Located, kind: ObjectKind | undefined): unknown {
    const { value } = at;
    this.#copied++;
    if (kind === undefined || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const kindOfItems = kind.endsWith('Map') ? kindOf(kind, '') : kind;
      return value.map((_, index) => this.#copy(child(at, index), kindOfItems));
    }
    const reference = (value as Record<string, unknown>)['$ref'];
    if (typeof reference === 'string') return this.#reference(at, reference, kind);
    return this.#members(at, kind);
  }

  #members(at: Located, kind: ObjectKind): Record<string, unknown> {
    const members = Object.entries(at.value as object).map(([key, value]) => {
      const isTarget = kind === 'mapping' && typeof value === 'string' && /[#/]|\.(?:json|ya?ml)$/i.test(value);
      const copied = isTarget
        ? (this.#pointerTo(at, value, 'schema') ?? value)
        : this.#copy(child(at, key), kindOf(kind, key));
      return [key, copied] as const;
    });
    return Object.fromEntries(members);
  }

  #reference(at: Located, reference: string, kind: ObjectKind): unknown {
    const pointer = this.#pointerTo(at, reference, kind);
    if (pointer !== undefined) return { ...this.#members(at, kind), $ref: pointer };
    const target = followReference(this.#reading, at, reference);
    if (typeof target === 'string') return at.value;
    const address = addressOf(target);
    if (this.#open.has(address)) return {};
    if (this.#copied > maxValues) return at.value;
    this.#open.add(address);
    const { $ref: _, ...beside } = this.#members(at, kind);
    const copied = this.#copy(target, kind);
    this.#open.delete(address);
    return isObject(copied) ? { ...copied, ...withLists(beside, copied) } : copied;
  }

  /** The reference to a part in the bundle; `undefined` for a part that is copied in place. */
  #pointerTo(at: Located, reference: string, kind: ObjectKind): string | undefined {
    const target = followReference(this.#reading, at, reference);
    // A reference that does not work stays as it is.
    if (typeof target === 'string') return reference;
    const { isSwagger, root } = this.#reading;
    if (target.file === root.file) return at.file === root.file ? reference : `#${encoded(pathTo(target))}`;
    const section = sectionOf(kind, isSwagger);
    if (section === undefined) return undefined;
    let component = this.#components.get(`${section} ${addressOf(target)}`);
    if (!component) {
      component = { section, name: this.#nameFor(target, section), at: target, kind };
      this.#components.set(`${section} ${addressOf(target)}`, component);
    }
    return `#/${isSwagger ? '' : 'components/'}${section}/${component.name}`;
  }

  /** A name that the section does not have: components of the main file keep theirs. */
  #nameFor(target: Located, section: string): string {
    const taken = getOrInsert(
      this.#names,
      section,
      () => new Set(children(this.#declared(section)).map(({ key }) => String(key))),
    );
    const proposal = proposeName(target).replace(/[^\w.-]+/g, '_');
    let name = proposal;
    for (let count = 2; taken.has(name); count++) name = `${proposal}${count}`;
    taken.add(name);
    return name;
  }
}

/** Members beside a reference: those of the target come before those of a list, such as the parameters of a path. */
function withLists(beside: Readonly<Record<string, unknown>>, target: SpecObject): Record<string, unknown> {
  const members = Object.entries(beside).map(([key, value]) => {
    const ofTarget = target[key];
    return [
      key,
      Array.isArray(value) && Array.isArray(ofTarget) ? [...(ofTarget as unknown[]), ...(value as unknown[])] : value,
    ];
  });
  return Object.fromEntries(members) as Record<string, unknown>;
}

/** The keys from the root of its file. An overlay that added a value does not count. */
function pathTo(at: Located): Key[] {
  return at.parent ? [...pathTo(at.parent), at.key!] : [];
}

function encoded(path: readonly Key[]): string {
  return encodeURI(pointerText(path)).replaceAll('#', '%23');
}
