/** The documentation of parameters, fields and responses on pages of endpoints that are written by hand. */
import { nameOf, type PageNode } from '../../../mdx/transforms/walk.js';
import { frontMatterPositions } from '../../../load/front-matter/front-matter-position.js';
import { findingAt, type Finding, type LintedPage } from './finding.js';
import {
  attributeOf,
  byCode,
  hasCode,
  isBlank,
  isComponent,
  showsMore,
  textAttribute,
  textIn,
} from '../../../mdx/transforms/read-node.js';

/** Props with the name of a parameter. */
const locations = ['path', 'query', 'body', 'header', 'cookie'];

export function parameterRules(page: LintedPage): Finding[] {
  const fields = page.nodes
    .map(({ node }) => node)
    .filter((node) => isComponent(node) && /^(?:Param|Response)Field$|^Param$|^Property$/.test(nameOf(node)!));
  return [
    ...missing(fields, page),
    ...responses(fields, page),
    ...fields.flatMap((field) => [...undescribed(field), ...untyped(field)]),
  ];
}

/** Path parameters of the endpoint without a field. A snippet or a component of the author may contain it. */
function missing(fields: readonly PageNode[], page: LintedPage): Finding[] {
  const api = endpointOf(page);
  if (api === undefined) return [];
  const documented = new Set(fields.map((field) => textAttribute(field, 'path')));
  if (fields.some((field) => attributeOf(field, 'path') === byCode)) return [];
  return pathParameters(api)
    .filter((name) => !documented.has(name))
    .map((name) => ({
      ...frontMatterPositions(page.source)('api', true),
      code: 'parameter-missing',
      message: `The path parameter "${name}" of the endpoint is not documented.`,
      hint: `Add <ParamField path="${name}" type="string" required>…</ParamField>.`,
    }));
}

/** The endpoint of a page that is written by hand and whose content is all known. */
function endpointOf({ data, isSnippet, nodes }: LintedPage): string | undefined {
  const { api, openapi } = data;
  const isKnown = !isSnippet && openapi === undefined && !hasUnknownParts(nodes.map(({ node }) => node));
  return isKnown && typeof api === 'string' ? api : undefined;
}

/** Responses are examples, fields, or status codes anywhere in the text. */
function responses(fields: readonly PageNode[], page: LintedPage): Finding[] {
  if (endpointOf(page) === undefined) return [];
  const { source, nodes } = page;
  const hasExample = nodes.some(({ node }) => nameOf(node) === 'ResponseExample');
  const hasField = fields.some((field) => nameOf(field) === 'ResponseField');
  const missing = [
    ...(hasExample || hasField || /\b2\d\d\b/.test(source) ? [] : ['successful response']),
    ...(/\b[45](?:\d\d|XX)\b/i.test(source) ? [] : ['error response']),
  ];
  if (missing.length === 0) return [];
  return [
    {
      ...frontMatterPositions(source)('api', true),
      code: 'response-missing',
      message: `The page of the endpoint has no ${missing.join(' and no ')}.`,
      hint: 'Add <ResponseExample> with a code block for each status, such as ```json 404',
    },
  ];
}

/** `GET https://{tenant}.example.com/users/{id}/:part` → `id`, `part`. */
function pathParameters(api: string): string[] {
  const path = api
    .trim()
    .replace(/^[A-Za-z]+\s+/, '')
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '');
  return [
    ...new Set([...path.matchAll(/\{([\w.-]+)\}|\/:([A-Za-z_]\w*)/g)].map(([, braces, colon]) => (braces ?? colon)!)),
  ];
}

function hasUnknownParts(nodes: readonly PageNode[]): boolean {
  return nodes.some((node) => node.type === 'mdxjsEsm' || (isComponent(node) && nameOf(node) === 'Snippet'));
}

function undescribed(field: PageNode): Finding[] {
  if (!isBlank(textIn(field)) || hasCode(field) || showsMore(field)) return [];
  return findingAt(field, {
    code: 'parameter-description',
    message: `The field "${nameOfField(field)}" has no description.`,
    hint: `Describe it between <${nameOf(field)}> and </${nameOf(field)}>.`,
  });
}

function untyped(field: PageNode): Finding[] {
  const type = attributeOf(field, 'type');
  if (type === byCode || (typeof type === 'string' && type.trim() !== '')) return [];
  return findingAt(field, {
    code: 'parameter-type',
    message: `The field "${nameOfField(field)}" has no type.`,
    hint: 'Add its type, such as type="string".',
  });
}

function nameOfField(field: PageNode): string {
  return [...locations, 'name'].map((prop) => textAttribute(field, prop)).find((name) => name !== undefined) ?? '…';
}
