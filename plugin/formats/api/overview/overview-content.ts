/** The content of an overview: the introduction of a document, and all of its parts, errors and models. */
import { Expandable } from '../../../../elements/expandable/expandable.page.js';
import { slug } from '../../../../runtime/search/terms/slug.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { DocumentedScheme } from '../../../../playground/model/operation.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import {
  groupAnchor,
  longSections,
  sectionId,
  type Overview,
  type OverviewError,
  type OverviewGroup,
  type OverviewModel,
  type OverviewSection,
} from '../overview.js';
import { changesId } from '../changes/changes-model.js';
import { splitDescription } from '../pages/first-paragraph.js';
import type { ApiInfo, NamedLink } from '../read/read-info.js';
import { headed, type ApiPage } from '../render/api-page.js';
import { authorization } from '../render/authorization.js';
import { markdown, type RenderContext } from '../render/context.js';
import { externalDocs } from './external-docs.js';
import { partLinks } from './part-links.js';
import { partOfDocument } from './part-of.js';
import { withCommas } from '../render/values/long-list.js';
import { serverList } from '../render/servers.js';

export function overviewContent(model: OverviewModel, context: RenderContext, page: ApiPage): Node {
  const { overview, section: part } = model;
  const own = new OverviewContent(overview, context, page);
  return part === undefined
    ? own.whole()
    : [partOfDocument({ ...overview.info, groups: [] }, context, page), own.section(part)];
}

class OverviewContent {
  readonly #overview: Overview;
  readonly #context: RenderContext;
  readonly #page: ApiPage;

  constructor(overview: Overview, context: RenderContext, page: ApiPage) {
    this.#overview = overview;
    this.#context = context;
    this.#page = page;
  }

  whole(): Node {
    const { info } = this.#overview;
    const { uiStrings } = this.#context;
    const separate = new Set(longSections(this.#overview).map(sectionId));
    const short = (part: OverviewSection): Node =>
      separate.has(sectionId(part)) ? this.#link(part) : this.section(part, 'h3');
    return [
      facts(info, this.#page, uiStrings),
      introduction(info, this.#page),
      externalDocs(info.externalDocs, uiStrings),
      headed(uiStrings.servers, this.#servers()),
      headed(uiStrings.authorization, this.#schemes()),
      headed(uiStrings.operations, this.#groups(separate)),
      headed(uiStrings.errors, short('errors')),
      headed(uiStrings.models, short('models')),
    ];
  }

  /** `tag`: of the headings in it. */
  section(part: OverviewSection, tag = 'h2'): Node {
    if (part === 'errors') return this.#errors(tag);
    if (part === 'models') return this.#models();
    const group = this.#overview.groups.find(({ id }) => id === part.group)!;
    return [groupTexts(group, this.#context, true), partLinks(group.parts, this.#page)];
  }

  #link(part: OverviewSection): Node {
    const href = this.#page.hrefOf?.(sectionId(part));
    const { errors, models } = this.#context.uiStrings;
    return href !== undefined && h('p', null, h('a', { href }, part === 'errors' ? errors : models));
  }

  #servers(): Node {
    const { servers } = this.#overview;
    return servers.length > 0 && serverList(servers, this.#context);
  }

  /** All schemes with all of their scopes. */
  #schemes(): Node {
    const { schemes } = this.#overview;
    const names = Object.keys(schemes);
    const security = names.length > 0 ? [names.map((scheme) => ({ scheme, scopes: scopesOf(schemes[scheme]!) }))] : [];
    const model = { security, schemes } as unknown as Parameters<typeof authorization>[0];
    return authorization(model, { ...this.#context, direction: 'request', prefix: 'authorization' });
  }

  /** Groups whose parts have no pages are only there for the groups inside of them. A tag without parts may be an article. */
  #groups(separate: ReadonlySet<string>): Node {
    const { groups } = this.#overview;
    const shown = groups.map((group) => {
      const isLinked = separate.has(sectionId({ group: group.id }));
      const href = isLinked ? this.#page.hrefOf?.(sectionId({ group: group.id })) : undefined;
      const parts = isLinked ? undefined : partLinks(group.parts, this.#page);
      const isArticle = group.parts.length === 0 && group.description !== undefined;
      return { group, href, parts, isEmpty: !parts && href === undefined && !isArticle };
    });
    return shown
      .filter(({ group, isEmpty }, index) => !isEmpty || hasFilled(shown, index, group.level))
      .map(({ group, href, parts }) => [
        group.title !== '' && heading(group, href),
        groupTexts(group, this.#context, href === undefined),
        parts,
      ]);
  }

  #errors(tag: string): Node {
    const byStatus = new Map<string, OverviewError[]>();
    for (const error of this.#overview.errors)
      byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
    return [...byStatus].map(([status, errors]) => {
      const content = errors.map((error) => this.#error(error));
      return content.some(Boolean) && [h(tag, { id: `error-${slug(status)}` }, status), content];
    });
  }

  #error({ status, schema, descriptions, parts }: OverviewError): Node {
    const links = partLinks(parts, this.#page);
    if (!links) return undefined;
    const first = parts.map(({ id }) => this.#page.hrefOf?.(id)).find((href) => href !== undefined);
    const href =
      schema === undefined
        ? undefined
        : (this.#context.hrefOfModel(schema) ?? `${first}#response-${status.toLowerCase()}`);
    const texts = descriptions.map((each) => h('div', null, markdown(each)));
    return h(
      'div',
      { class: 'octavo-error' },
      texts.length > 1 ? h('ul', null, ...texts.map((text) => h('li', null, text))) : texts,
      href !== undefined && h('p', null, h('a', { href }, h('code', null, schema))),
      h(Expandable, { title: `${this.#context.uiStrings.operations} (${parts.length})` }, links),
    );
  }

  #models(): Node {
    const links = this.#overview.models
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .flatMap((name) => {
        const href = this.#context.hrefOfModel(name);
        return href === undefined ? [] : [h('li', null, h('a', { href }, h('code', null, name)))];
      });
    return links.length > 0 && h('ul', null, links);
  }
}

/** Whether one of the groups inside of a group has parts. */
function hasFilled(all: readonly { group: OverviewGroup; isEmpty: boolean }[], index: number, level: number): boolean {
  const rest = all.slice(index + 1);
  const end = rest.findIndex(({ group }) => group.level <= level);
  return rest.slice(0, end < 0 ? rest.length : end).some(({ isEmpty }) => !isEmpty);
}

/** Levels of headings below the heading of all groups. */
const maxHeading = 6;

function heading({ id, title, level }: OverviewGroup, href: string | undefined): Node {
  const tag = `h${Math.min(3 + level, maxHeading)}`;
  return h(tag, { id: groupAnchor(id) }, href === undefined ? title : h('a', { href }, title));
}

/** `isWhole`: whether the whole description is shown, and not only its start. */
function groupTexts(
  { summary, description = '', externalDocs: docs }: OverviewGroup,
  { uiStrings }: RenderContext,
  isWhole: boolean,
): Node {
  const text = isWhole ? description : splitDescription(description)[0];
  return [
    summary !== undefined && h('p', null, markdown(summary)),
    text !== '' && h('div', null, markdown(text)),
    isWhole && externalDocs(docs, uiStrings),
  ];
}

/** The line below the title has the summary, otherwise the first paragraph of the description. */
function introduction({ summary, description = '' }: ApiInfo, { has, entry }: ApiPage): Node {
  const [, rest] = splitDescription(description);
  const text = summary === undefined && entry.meta.description !== undefined ? rest : description;
  return !has.description && text !== '' && h('div', null, markdown(text));
}

/** Version, contact, license and terms, and the document itself. */
function facts(
  { version, contact, license, terms }: ApiInfo,
  { downloads = [], hrefOf }: ApiPage,
  uiStrings: ApiStrings,
): Node {
  const changes = hrefOf?.(changesId);
  const rows: [string, Node][] = [
    [uiStrings.version, versionText(version, changes, uiStrings)],
    [
      uiStrings.contact,
      contact && [named(contact), contact.email && [(contact.name ?? contact.url) && ', ', mail(contact.email)]],
    ],
    [uiStrings.license, license && [named(license), license.identifier && [' ', h('code', null, license.identifier)]]],
    [uiStrings.terms, terms !== undefined && h('a', { href: terms }, terms)],
    [uiStrings.specification, downloads.length > 0 && withCommas(downloads.map(downloadLink))],
  ];
  const items = rows.flatMap(([label, value]) =>
    value ? [h('li', null, h('strong', null, `${label}:`), ' ', value)] : [],
  );
  return items.length > 0 && h('ul', { class: 'octavo-facts' }, items);
}

/** With a link to the changes since earlier versions. */
function versionText(version: string, changes: string | undefined, uiStrings: ApiStrings): Node {
  const link = changes !== undefined && h('a', { href: changes }, uiStrings.changes);
  if (version === '') return link;
  return [h('code', null, version), link && [', ', link]];
}

function downloadLink(address: string): Node {
  return h('a', { href: address }, address.split('/').at(-1));
}

function named({ name, url }: NamedLink): Node {
  return [name, name !== undefined && url !== undefined && ', ', url !== undefined && h('a', { href: url }, url)];
}

function mail(address: string): Node {
  return h('a', { href: `mailto:${address}` }, address);
}

function scopesOf(scheme: DocumentedScheme): string[] {
  const flows = scheme.type === 'oauth2' ? Object.values(scheme.flows) : [];
  return [...new Set(flows.flatMap(({ scopes }) => Object.keys(scopes)))];
}
