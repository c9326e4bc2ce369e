/** The authorization of requests to an operation. */
import { ParamField } from '../../../../elements/param-field/param-field.page.js';
import { fieldId } from '../../../../elements/props/field-id.js';
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import type { DocumentedScheme, OperationModel, SecurityAlternative } from '../../../../playground/model/operation.js';
import { schemeName } from '../../../../playground/model/request/security.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { withCommas } from './values/long-list.js';
import { markdown, type RenderContext } from './context.js';

/** One way after the other; several are in tabs. Nothing for an operation that needs no credentials. */
export function authorization({ security, schemes }: OperationModel, context: RenderContext): Node {
  const { uiStrings } = context;
  const known = security.filter((alternative) => alternative.every(({ scheme }) => schemes[scheme] !== undefined));
  if (known.every((alternative) => alternative.length === 0)) return undefined;
  if (known.length === 1) return alternativeFields(known[0]!, schemes, context);
  const tabs = known.map((alternative, index) =>
    h(
      Tab,
      { title: alternative.map(({ scheme }) => scheme).join(' + ') || uiStrings.noAuthorization },
      alternativeFields(alternative, schemes, { ...context, prefix: `${context.prefix}-${index + 1}` }),
    ),
  );
  return [h('p', null, uiStrings.oneOfAuthorizations), h(Tabs, { sync: false }, tabs)];
}

function alternativeFields(
  alternative: SecurityAlternative,
  schemes: OperationModel['schemes'],
  context: RenderContext,
): Node {
  if (alternative.length === 0) return h('p', null, context.uiStrings.noAuthorization);
  return alternative.map(({ scheme, scopes }) => schemeField(scheme, schemes[scheme]!, scopes, context));
}

function schemeField(name: string, scheme: DocumentedScheme, scopes: readonly string[], context: RenderContext): Node {
  const { page, uiStrings } = context;
  const { location, parameter } = placeOf(scheme);
  const format = formatOf(scheme);
  const description = markdown(scheme.description ?? purpose(scheme, uiStrings));
  // A certificate is not a header of the request.
  if (scheme.type === 'mutualTLS') return h('p', null, h('code', null, name), ': ', description);
  return h(
    ParamField,
    {
      [location]: parameter,
      id: page.id(fieldId(`${context.prefix}-${parameter}`)),
      type: 'string',
      required: true,
      deprecated: scheme.deprecated === true,
      post: name === parameter ? [] : [name],
    },
    h('div', null, description),
    format !== undefined && h('p', null, h('code', null, format)),
    scheme.type === 'http' && scheme.bearerFormat !== undefined && h('p', null, h('code', null, scheme.bearerFormat)),
    scopes.length > 0 && scopeList(scheme, scopes, uiStrings),
    ...addresses(scheme, context),
  );
}

function scopeList(scheme: DocumentedScheme, scopes: readonly string[], uiStrings: RenderContext['uiStrings']): Node {
  const flows = scheme.type === 'oauth2' ? Object.values(scheme.flows) : [];
  const descriptions: Record<string, string> = Object.assign({}, ...flows.map((flow) => flow.scopes));
  if (scopes.every((scope) => !descriptions[scope]))
    return h('p', null, `${uiStrings.scopes}: `, ...withCommas(scopes.map((scope) => h('code', null, scope))));
  const items = scopes.map((scope) =>
    h('li', null, h('code', null, scope), descriptions[scope] && [': ', markdown(descriptions[scope])]),
  );
  return [h('p', null, `${uiStrings.scopes}:`), h('ul', null, items)];
}

/** The form of the credentials, if the settings define it: `Bearer ak_<token>`. */
function formatOf(scheme: DocumentedScheme): string | undefined {
  if (scheme.type === 'apiKey') {
    const { prefix = '', start = '' } = scheme;
    return prefix + start === '' ? undefined : `${prefix}${start}<${prefix === '' ? 'key' : 'token'}>`;
  }
  return scheme.type === 'http' ? httpFormat(scheme) : undefined;
}

function httpFormat({ scheme, start = '', parts }: DocumentedScheme & { type: 'http' }): string | undefined {
  if (start === '' && !parts) return undefined;
  if (scheme === 'bearer') return `Bearer ${start}<token>`;
  return `Basic <${start}${(parts ?? ['username', 'password']).join(':')} in Base64>`;
}

/** The position of the credentials in the request. */
function placeOf(scheme: DocumentedScheme): { location: 'header' | 'query' | 'cookie'; parameter: string } {
  if (scheme.type !== 'apiKey') return { location: 'header', parameter: 'Authorization' };
  return { location: scheme.in as 'header' | 'query' | 'cookie', parameter: scheme.name };
}

function purpose(scheme: DocumentedScheme, uiStrings: RenderContext['uiStrings']): string {
  if (scheme.type !== 'http')
    return uiStrings[scheme.type as 'apiKey' | 'oauth2' | 'openIdConnect' | 'mutualTLS'] ?? '';
  const kind = scheme.scheme.toLowerCase();
  if (kind === 'basic' || kind === 'bearer') return uiStrings[kind];
  return `\`${schemeName(scheme.scheme)} <credentials>\``;
}

/** The addresses of each OAuth flow. */
function addresses(scheme: DocumentedScheme, { uiStrings }: RenderContext): Node[] {
  const link = (label: string, url: unknown): Node =>
    typeof url === 'string' && url !== '' && h('p', null, `${label}: `, h('code', null, url));
  if (scheme.type === 'openIdConnect') return [link(uiStrings.openIdConnectUrl, scheme.openIdConnectUrl)];
  if (scheme.type !== 'oauth2') return [];
  const flows = Object.values(scheme.flows ?? {}) as unknown as Record<string, unknown>[];
  const seen = new Set<unknown>();
  const ofFlows = flows.flatMap((flow) =>
    (['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'] as const).map((key) => {
      if (seen.has(flow[key])) return undefined;
      seen.add(flow[key]);
      return link(uiStrings[key], flow[key]);
    }),
  );
  return [...ofFlows, link(uiStrings.openIdConnectUrl, scheme.oauth2MetadataUrl)];
}
