/** The servers of a channel and the values that readers enter for them. */
import type { ChannelServer, OtherScheme } from '../../../../playground/model/channel.js';
import type { DocumentedScheme, SecurityAlternative, ServerModel } from '../../../../playground/model/operation.js';
import { child, children, isObject, type Located } from '../../api/files/located.js';
import { readVariable } from '../../api/read/read-servers.js';
import { schemeOfType } from '../../api/read/read-security.js';
import { resolve, tryResolve } from '../../api/read/reading.js';
import { documentation, present, textAt, textsAt } from '../../api/read/values.js';
import { referencedName, type AsyncReading } from './async-reading.js';
import { readBindings } from './read-bindings.js';

/** A server with its variables and credentials. */
export interface ServerReading {
  server: ChannelServer;
  model: ServerModel;
  security: Located;
}

/** The servers of the channel at `at`; all of the document where it names none. */
export function readChannelServers(reading: AsyncReading, at: Located): ServerReading[] {
  const all = child(reading.root, 'servers');
  const named = child(at, 'servers');
  if (!Array.isArray(named.value) || named.value.length === 0)
    return children(all).flatMap((entry) => readServer(reading, entry, String(entry.key)));
  return children(named).flatMap((entry) => {
    if (typeof entry.value !== 'string') return readServer(reading, entry, referencedName(entry) ?? '');
    const server = child(all, entry.value);
    if (server.value !== undefined) return readServer(reading, server, entry.value);
    const names = children(all).map(({ key }) => `"${key}"`);
    const hint = names.length > 0 ? `Use one of ${names.join(', ')}.` : 'Add it to "servers" of the document.';
    reading.findings.warn(entry, { code: 'asyncapi-server', message: `There is no server "${entry.value}".`, hint });
    return [];
  });
}

function readServer(reading: AsyncReading, written: Located, name: string): ServerReading[] {
  const at = resolve(reading, written);
  const protocol = textAt(at, 'protocol')?.toLowerCase();
  const address = reading.isV3 ? hostAddress(at) : textAt(at, 'url');
  if (protocol === undefined || address === undefined) {
    const missing = protocol === undefined ? 'protocol' : reading.isV3 ? 'host' : 'url';
    const hint = `Add "${missing}", for example ${missing === 'protocol' ? 'wss' : 'api.example.com'}.`;
    reading.findings.warn(at, {
      code: 'asyncapi-server',
      message: `The server "${name}" has no "${missing}", so it is left out.`,
      hint,
    });
    return [];
  }
  const url = /^[a-z][\w+.-]*:\/\//i.test(address) ? address : `${protocol}://${address}`;
  const variables = children(child(at, 'variables')).flatMap((variable) => {
    const target = tryResolve(reading, variable);
    return typeof target === 'object' && isObject(target.value) ? [[variable.key, readVariable(target)] as const] : [];
  });
  const { description } = documentation(at);
  const model = present({
    url,
    description: textAt(at, 'title') ?? name,
    variables: variables.length > 0 ? Object.fromEntries(variables) : undefined,
  });
  const bindings = readBindings(reading, [at]);
  const server = present({ name, protocol, url, title: textAt(at, 'title'), description, bindings });
  return [{ server, model, security: child(at, 'security') }];
}

function hostAddress(at: Located): string | undefined {
  const host = textAt(at, 'host');
  return host === undefined ? undefined : host + (textAt(at, 'pathname') ?? '').replace(/^(?=[^/])/, '/');
}

export interface ChannelSecurity {
  security: SecurityAlternative[];
  schemes: Record<string, DocumentedScheme>;
  otherSchemes: OtherScheme[];
}

/** The credentials that the first of `owners` with any asks for. */
export function readChannelSecurity(reading: AsyncReading, owners: readonly Located[]): ChannelSecurity {
  const result: ChannelSecurity = { security: [], schemes: {}, otherSchemes: [] };
  const owner = owners.find(({ value }) => Array.isArray(value) && value.length > 0);
  for (const entry of owner ? children(owner) : []) {
    const requirements = reading.isV3 ? [v3Requirement(entry)] : v2Requirements(reading, entry);
    const usable = requirements.filter((each) => addScheme(reading, each, result));
    if (usable.length > 0) result.security.push(usable.map(({ name, scopes }) => ({ scheme: name, scopes })));
  }
  return result;
}

interface Requirement {
  name: string;
  at: Located;
  scopes: readonly string[];
}

function v3Requirement(at: Located): Requirement {
  return { name: referencedName(at) ?? 'credentials', at, scopes: textsAt(at, 'scopes') };
}

function v2Requirements({ root }: AsyncReading, entry: Located): Requirement[] {
  const schemes = child(child(root, 'components'), 'securitySchemes');
  return children(entry).map(({ key }) => ({
    name: String(key),
    at: child(schemes, key),
    scopes: textsAt(entry, key),
  }));
}

/** Adds the scheme; `false` for one that is not part of an HTTP request. */
function addScheme(reading: AsyncReading, { name, at: written }: Requirement, result: ChannelSecurity): boolean {
  if (written.value === undefined) {
    const message = `There is no security scheme "${name}".`;
    reading.findings.warn(written, {
      code: 'asyncapi-security',
      message,
      hint: 'Define it under "components.securitySchemes".',
    });
    return false;
  }
  const at = resolve(reading, written);
  const type = textAt(at, 'type') ?? '';
  const scheme = schemeOfType(
    reading,
    type === 'httpApiKey' ? { ...at, value: { ...(at.value as object), type: 'apiKey' } } : at,
  );
  if (scheme && type !== 'mutualTLS') {
    result.schemes[name] = { ...scheme, ...documentation(at) };
    return true;
  }
  if (result.otherSchemes.every((each) => each.name !== name))
    result.otherSchemes.push({ name, ...present({ type, description: textAt(at, 'description') }) });
  return false;
}
