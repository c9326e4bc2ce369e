/** The content of the page of changes: by version, and in each version by part. */
import { Badge } from '../../../../elements/badge/badge.page.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { groupBy } from '../../../core/text/group-by.js';
import type { ListedChange, NamedPart } from '../api-format.js';
import { schemaId } from '../models/model-names.js';
import type { ApiPage } from '../render/api-page.js';
import type { ChangesModel, VersionChanges } from './changes-model.js';

export function changesContent({ versions }: ChangesModel, page: ApiPage): Node {
  const content = new ChangesContent(page);
  return versions.map((version) => content.version(version));
}

/** A change of more parts than this is listed once, with links to them. */
const maxOwners = 3;

class ChangesContent {
  readonly #page: ApiPage;

  constructor(page: ApiPage) {
    this.#page = page;
  }

  version({ from, to, changes: all }: VersionChanges): Node {
    const changes = all.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
    const { uiStrings } = this.#page;
    const ofParts = changes.filter(({ whole, schema }) => whole === undefined && schema === undefined);
    const ofSchemas = changes.filter(({ schema }) => schema !== undefined);
    return [
      h('h2', null, `${from} → ${to}`),
      changes.length === 0 ? h('p', null, uiStrings.noChanges) : this.#counts(changes),
      this.#whole(uiStrings.removed, changes, 'removed'),
      this.#whole(uiStrings.added, changes, 'added'),
      ofParts.length > 0 && [h('h3', null, uiStrings.changed), this.#changed(ofParts)],
      ofSchemas.length > 0 && [h('h3', null, uiStrings.models), this.#schemas(ofSchemas)],
    ];
  }

  /** The numbers of changes. */
  #counts(changes: readonly ListedChange[]): Node {
    const { breaking, removed, added, changed } = this.#page.uiStrings;
    const numbers: [string, number][] = [
      [breaking, changes.filter(({ isBreaking }) => isBreaking).length],
      [removed, changes.filter(({ whole }) => whole === 'removed').length],
      [added, changes.filter(({ whole }) => whole === 'added').length],
      [changed, changes.filter(({ whole }) => whole === undefined).length],
    ];
    const shown = numbers.filter(([, count]) => count > 0);
    return h(
      'ul',
      null,
      shown.map(([label, count]) => h('li', null, h('strong', null, `${label}:`), ` ${count}`)),
    );
  }

  #whole(title: string, changes: readonly ListedChange[], whole: ListedChange['whole']): Node {
    const parts = changes.filter((change) => change.whole === whole).flatMap((change) => change.parts);
    const items = parts.map((part) => h('li', null, this.#link(part)));
    return items.length > 0 && [h('h3', null, title), h('ul', null, items)];
  }

  /** Changes of many parts first, then each part with its own. */
  #changed(changes: readonly ListedChange[]): Node {
    const common = changes.filter(({ parts }) => parts.length > maxOwners || parts.length === 0);
    const own = changes
      .filter((change) => !common.includes(change))
      .flatMap((change) => change.parts.map((part) => ({ part, change })));
    const byPart = groupBy(own, ({ part }) => part.name);
    return [
      common.length > 0 &&
        h(
          'ul',
          null,
          common.map((change) => this.#item(change, this.#users(change))),
        ),
      [...byPart.values()].map((all) => [
        h('h4', null, this.#link(all[0]!.part)),
        h(
          'ul',
          null,
          all.map(({ change }) => this.#item(change)),
        ),
      ]),
    ];
  }

  #schemas(changes: readonly ListedChange[]): Node {
    const bySchema = groupBy(changes, ({ schema }) => schema!);
    return [...bySchema].map(([name, all]) => {
      const parts = new Map(all.flatMap((change) => change.parts.map((part) => [part.name, part])));
      return [
        h('h4', null, this.#link({ name, id: schemaId(name) })),
        h(
          'ul',
          null,
          all.map((change) => this.#item(change)),
        ),
        this.#users({ parts: [...parts.values()] }),
      ];
    });
  }

  #item({ isBreaking, text }: ListedChange, users?: Node): Node {
    const { breaking } = this.#page.uiStrings;
    const label = isBreaking && [h('strong', null, h(Badge, { color: 'red', size: 'sm' }, breaking)), ' '];
    return h('li', null, label, sentence(text), users);
  }

  #users({ parts }: Pick<ListedChange, 'parts'>): Node {
    const links = parts.map((part) => h('li', null, this.#link(part)));
    const { usedBy } = this.#page.uiStrings;
    return (
      links.length > 0 && h('details', null, h('summary', null, `${usedBy} (${links.length})`), h('ul', null, links))
    );
  }

  #link({ name, id }: NamedPart): Node {
    const href = id === undefined ? undefined : this.#page.hrefOf?.(id);
    const text = h('code', null, name.replaceAll('"', ''));
    return href === undefined ? text : h('a', { href }, text);
  }
}

const quoted = /"((?:[^"\\]|\\.)*)"/;

/** The text of a change. Names and values are code. */
function sentence(text: string): Node {
  const parts = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.split(quoted);
  return parts.map((part, index) => (index % 2 === 0 ? part : h('code', null, part)));
}
