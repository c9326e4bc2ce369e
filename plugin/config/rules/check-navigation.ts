/** Reports entries of the navigation that are empty, duplicated or misspelled. */
import type { Problem } from '../../core/errors/errors.js';
import { listedFolder, pagePath, isUrl } from '../../addresses/page-path.js';
import { jsonText } from '../read/json-text.js';
import { contentLists } from '../normalize/navigation/section-link.js';
import { sectionLists } from '../normalize/navigation/section-order.js';
import { problemAt, type JsonNode } from '../read/json-tree.js';
import { formatOfEntry } from '../schema/part.js';
import type { SettingsValue } from '../walk-settings.js';
import { field, textOf, warnAt, type RuleContext } from './rule.js';

const nameKeys = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item'];
const contentKeys = [...contentLists, 'sdk', 'href', 'url', 'root', 'global'];

/** Reports each of them. A navigation without any entry is an error. */
export function checkNavigation(context: RuleContext): void {
  const { settings, values, report } = context;
  const entry = settings.entries.get('navigation');
  if (!entry) return;
  const inside = values.filter(({ path }) => path[0] === 'navigation');
  if (!inside.some(isContent) && !hasSpecification(context)) {
    // Invalid values have been reported as errors.
    const isPruned = [entry.value, ...inside.map(({ node }) => node)].some((node) => context.prunedNodes.has(node));
    if (report.errors.some(({ code }) => isPruned || /^ref-|^config-syntax$/.test(code))) return;
    const problem = problemAt({ ...entry.value.span, length: 1 }, emptyNavigation(context.isV1));
    if (inside.some(isEntry)) report.warn(problem);
    else report.error(problem);
    if (!inside.some(isEntry)) return;
  }
  for (const value of inside) {
    if (value.node.type === 'object') {
      checkPart(value, context);
      checkLink(value, context);
      checkKinds(value, context);
    } else if (value.node.type === 'array') {
      checkTwice(value.node, value.text, context);
      checkDefaults(value.node, value.text, context);
    }
    if (value.meta.refers === 'page') checkPage(value, context);
  }
}

function emptyNavigation(isV1: boolean): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'navigation-empty',
    message: 'The navigation has no pages.',
    hint: isV1
      ? 'Add pages, for example "navigation": [{ "group": "Get started", "pages": ["index"] }].'
      : 'Add pages, for example "navigation": { "pages": ["index"] }.',
  };
}

function hasSpecification({ formats, settings }: RuleContext): boolean {
  const api = field(settings, 'api');
  return formats.some(({ name }) => field(settings, name) ?? (api && field(api, name)));
}

/** A group, tab, version and so on, even one without pages. */
function isEntry({ node, path }: SettingsValue): boolean {
  return node.type === 'object' && typeof path.at(-1) === 'number';
}

/** A page, or a specification in any of its forms. */
function isContent({ path, node, meta }: SettingsValue): boolean {
  if (node.type !== 'scalar') return false;
  // A page instead of a group is wrong, which has been reported.
  const isEntry = path.length === 2 && typeof path[1] === 'number';
  return isEntry || meta.refers === 'page' || meta.refers === 'specification' || meta.refers === 'file';
}

/** A group or section without content. */
function checkPart({ text, node, path }: SettingsValue, { formats, prunedNodes, report }: RuleContext): void {
  if (node.type !== 'object' || prunedNodes.has(node) || typeof path.at(-1) !== 'number') return;
  const nameKey = nameKeys.find((key) => node.entries.has(key));
  if (!nameKey) return;
  const filled = [...contentKeys, ...formats.map(({ name }) => name)]
    .map((key) => field(node, key))
    .filter((value) => value !== undefined);
  const isEmpty = filled.every((value) => (value.type === 'array' && value.items.length === 0) || textOf(value) === '');
  if (!isEmpty) return;
  const pages = nameKey === 'group' || filled.length > 0;
  const { span } = field(node, 'pages') ?? field(node, 'groups') ?? node;
  const message = `${text} (${jsonText(textOf(field(node, nameKey)) ?? '')}) ${pages ? 'has no pages' : 'has neither pages nor a link'}, so it is not shown.`;
  const hint = `Add "pages": ["guides/install"]${nameKey === 'group' ? '' : ' or "href": "https://example.com"'}, or remove it.`;
  warnAt(report, { ...span, length: 1 }, 'navigation-empty-part', message, hint);
}

/** A link with pages, which readers cannot reach, and the folder of pages, which is not needed. */
function checkLink({ text, node, path }: SettingsValue, { report, isV1 }: RuleContext): void {
  if (node.type !== 'object' || typeof path.at(-1) !== 'number') return;
  const href = node.entries.get('href');
  const link = href ?? node.entries.get('url');
  const content = contentLists.find((key) => {
    const list = field(node, key);
    return list?.type === 'array' && list.items.length > 0;
  });
  if (!link || content === undefined || !textOf(link.value)) return;
  if (!href && !isV1) {
    const unneeded = `${text}.url has no effect beside ${jsonText(content)}.`;
    report.notices.push(problemAt(link.key, { code: 'format-deviation', message: unneeded, hint: 'Remove it.' }));
    return;
  }
  const message = `${text} is a link, so readers cannot reach its ${jsonText(content)}.`;
  warnAt(report, link.key, 'navigation-link', message, `Remove the link, or ${jsonText(content)}.`);
}

/** Sections of several kinds in one entry: it would be unclear how they relate. */
function checkKinds({ text, node, path }: SettingsValue, { isV1, report }: RuleContext): void {
  const isRoot = path.length === 1;
  if (isV1 || node.type !== 'object' || !(isRoot || typeof path.at(-1) === 'number')) return;
  const [chosen, ...others] = sectionLists(String(isRoot ? 'navigation' : path.at(-2)), (list) => {
    const sections = field(node, list);
    return sections?.type === 'array' && sections.items.length > 0;
  });
  for (const list of others) {
    const message = `${text} has both ${jsonText(chosen)} and ${jsonText(list)}; ${jsonText(list)} is not shown.`;
    const hint = `Put ${jsonText(list)} into each entry of ${jsonText(chosen)}, or links for all pages into "global".`;
    warnAt(report, node.entries.get(list)!.key, 'navigation-kinds', message, hint);
  }
}

/** Two defaults in one list. */
function checkDefaults(list: JsonNode & { type: 'array' }, text: string, { report }: RuleContext): void {
  const isDefault = (item: JsonNode): boolean => {
    const node = field(item, 'default');
    return node?.type === 'scalar' && node.value === true;
  };
  const first = list.items.findIndex(isDefault);
  for (const [index, item] of list.items.entries()) {
    if (index === first || !isDefault(item) || item.type !== 'object') continue;
    const message = `${text}[${index}].default has no effect, because ${text}[${first}] is already the default.`;
    const hint = 'Keep "default": true in only one of them.';
    warnAt(report, item.entries.get('default')!.key, 'duplicate-default', message, hint);
  }
}

/** Two entries with the same name in one list. */
function checkTwice(list: JsonNode & { type: 'array' }, text: string, context: RuleContext): void {
  const seen = new Map<string, number>();
  for (const [index, item] of list.items.entries()) {
    const { nameKey, name } = nameOf(item);
    if (!name) continue;
    const kind = nameKey === 'item' ? 'menu entry' : (nameKey ?? 'page');
    const key = `${kind}\0${nameKey ? name : pagePath(name)}\0${nameKey === 'group' ? sectionOf(item, context) : ''}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      continue;
    }
    const message = `${text}[${index}] repeats the ${kind} ${jsonText(name)} of ${text}[${first}].`;
    const code = nameKey ? `duplicate-${nameKey}` : 'page-listed-twice';
    warnAt(context.report, (field(item, nameKey ?? '') ?? item).span, code, message, mergeHints[kind] ?? renameHint);
  }
}

/**
 * The path of a page, or the name of another entry and its key. None for `guides/*`: reading the folder shows whether it
 * has pages left for a second entry.
 */
function nameOf(item: JsonNode): { nameKey?: string | undefined; name?: string | undefined } {
  const nameKey = nameKeys.find((key) => textOf(field(item, key)));
  const path = textOf(item);
  if (path !== undefined) return listedFolder(path) === undefined ? { name: path } : {};
  return { nameKey, name: nameKey && textOf(field(item, nameKey)) };
}

/** How to fix a second entry with the same name, by kind. */
const mergeHints: Record<string, string> = {
  page: 'Remove one of the two entries.',
  group: 'Merge the two groups, or rename one of them.',
};
const renameHint = 'Rename one of the two entries.';

/** In mint.json, groups in one list belong to different versions, tabs and anchors. */
function sectionOf(group: JsonNode, { isV1, value }: RuleContext): string {
  if (!isV1) return '';
  const sections = [value['tabs'], value['anchors']].flatMap((list) =>
    Array.isArray(list) ? (list as { url?: string }[]) : [],
  );
  const path = firstPage(group) ?? '';
  const matching = sections.filter(({ url }) => url && !isUrl(url) && `${path}/`.startsWith(`${pagePath(url) ?? ''}/`));
  return `${textOf(field(group, 'version')) ?? ''} ${matching.map(({ url }) => url).join(' ')}`;
}

function firstPage(group: JsonNode): string | undefined {
  const pages = field(group, 'pages');
  const [first] = pages?.type === 'array' ? pages.items : [];
  return first && (textOf(first) ?? firstPage(first));
}

/** Pages are named by their path without extension. Other spellings work in Octavo, but not in other tools. */
function checkPage({ text, node }: SettingsValue, { formats, report }: RuleContext): void {
  const entry = textOf(node);
  if (!entry || formatOfEntry(entry, formats) !== undefined) return;
  if (isUrl(entry)) {
    const message = `${text} must be the path of a page; found the URL ${jsonText(entry)}.`;
    const hint = `Use an anchor: "anchors": [{ "anchor": "Link", "href": ${jsonText(entry)} }]. Or create a page with url: ${entry} in its front matter.`;
    return warnAt(report, node.span, 'page-url', message, hint);
  }
  const path = pagePath(entry);
  const fault = faults.find(([sign]) => sign.test(entry));
  if (path === undefined || entry === path || !fault) return;
  const message = `${text} must be the path of a page without ${fault[1]}; found ${jsonText(entry)}.`;
  warnAt(report, node.span, 'page-path', message, `Write ${jsonText(path)}.`);
}

/** Parts of a page path that are accepted but redundant. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$/, 'spaces around it'],
  [/\.mdx?$/i, 'its extension'],
  [/^\.{1,2}\//, 'dots at the start'],
  [/\\/, 'backslashes'],
  [/\/$/, 'a slash at the end'],
];
