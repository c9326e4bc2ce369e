/** The overview of a document: its introduction, and all of its parts and errors. Plain data, for another process. */
import type { DocumentedScheme, ServerModel } from '../../../playground/model/operation.js';
import type { ApiStrings } from '../../languages/api-strings.js';
import type { ApiEntry, PagedEntry } from './api-format.js';
import { documentedMeta } from './pages/first-paragraph.js';
import { segment } from './pages/page-names.js';
import type { ApiInfo, ExternalDocs } from './read/read-info.js';

export interface Overview {
  info: ApiInfo;
  /** Of the document as a whole. */
  servers: readonly ServerModel[];
  /** All schemes that parts need, by name. */
  schemes: Readonly<Record<string, DocumentedScheme>>;
  /** Nested groups come after the groups around them. */
  groups: readonly OverviewGroup[];
  errors: readonly OverviewError[];
  /** Names of the schemas that may have pages. */
  models: readonly string[];
}

/** A tag with its parts. The one without an id has the parts without a tag. */
export interface OverviewGroup {
  id: string;
  title: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  externalDocs?: ExternalDocs;
  /** Number of groups around it. */
  level: number;
  parts: readonly OverviewPart[];
}

export interface OverviewPart {
  /** Identifies it in the document. */
  id: string;
  /** An HTTP method, a protocol, or `WEBHOOK`. */
  label: string;
  name: string;
  title: string;
  deprecated?: boolean;
}

/** A response that means an error, of all parts that have it. */
export interface OverviewError {
  status: string;
  /** Name of its schema. */
  schema?: string;
  /** Markdown. */
  descriptions: readonly string[];
  parts: readonly OverviewPart[];
}

/** A section that has a page of its own if it is long. */
export type OverviewSection = 'errors' | 'models' | { group: string };

/** The page of an overview or of one of its sections. */
export interface OverviewModel {
  kind: 'overview';
  /** For a section: the part that it needs. */
  overview: Overview;
  /** Default: the overview itself. */
  section?: OverviewSection;
}

/** The document of a part, as the page of the part names it. */
export interface PartOwner extends Pick<ApiInfo, 'title' | 'version'> {
  groups: readonly Pick<OverviewGroup, 'id' | 'title'>[];
}

/** An overview with more parts than this has a page for each group, and for errors. */
const maxOverviewParts = 300;

/** An overview with more models than this has a page for them. */
const maxOverviewModels = 300;

export const overviewId = '#/overview';

/** Identifies the page of a section. */
export function sectionId(section: OverviewSection): string {
  return `${overviewId}/${typeof section === 'string' ? section : `groups/${section.group}`}`;
}

/** The anchor of a group on the overview. */
export function groupAnchor(id: string): string {
  return `group-${segment(id)}`;
}

/** The sections that have pages of their own. */
export function longSections({ groups, errors, models }: Overview): OverviewSection[] {
  const isLong = groups.reduce((sum, { parts }) => sum + parts.length, 0) > maxOverviewParts;
  return [
    ...(isLong ? groups.filter(({ parts }) => parts.length > 0).map(({ id }) => ({ group: id })) : []),
    ...(isLong && errors.length > 0 ? (['errors'] as const) : []),
    ...(models.length > maxOverviewModels ? (['models'] as const) : []),
  ];
}

/** The page with an id; `undefined` for the id of another part. */
export function overviewPage(overview: () => Overview, id: string): OverviewModel | undefined {
  if (!id.startsWith(overviewId)) return undefined;
  const all = overview();
  if (id === overviewId) return { kind: 'overview', overview: all };
  const section = longSections(all).find((each) => sectionId(each) === id);
  return section && { kind: 'overview', overview: partOf(all, section), section };
}

/** The overview with no more than a section needs: a document has hundreds of sections. */
function partOf({ info, groups, errors, models }: Overview, section: OverviewSection): Overview {
  return {
    info,
    servers: [],
    schemes: {},
    groups: typeof section === 'string' ? [] : groups.filter(({ id }) => id === section.group),
    errors: section === 'errors' ? errors : [],
    models: section === 'models' ? models : [],
  };
}

/** The overview as a part of its document. `exports`: the forms of the document that it offers. */
export function overviewEntry({ title, summary, description }: ApiInfo, forms?: ApiEntry['exports']): PagedEntry {
  const entry = derivedEntry(overviewId, 'overview', documentedMeta(title || 'API', summary ?? description));
  return { ...entry, ...(forms && { exports: forms }) };
}

/** The sections of an overview that have pages of their own. */
export function sectionEntries(overview: Overview, { errors, models }: ApiStrings): PagedEntry[] {
  const titles = { errors, models };
  return longSections(overview).map((section) => {
    const id = sectionId(section);
    if (typeof section === 'string') return derivedEntry(id, section, { title: titles[section] });
    const group = overview.groups.find((each) => each.id === section.group)!;
    const title = group.title || overview.info.title;
    return derivedEntry(id, `overview/${segment(title)}`, documentedMeta(title, group.description));
  });
}

/** A part whose page is derived from those of other parts. */
export function derivedEntry(id: string, path: string, meta: ApiEntry['meta']): PagedEntry {
  return {
    id,
    label: '',
    name: '',
    servers: [],
    canTry: false,
    meta,
    page: { path, isDerived: true, meta: {}, groups: [] },
  };
}
