/** The servers of an operation. */
import { valueText } from '../../../../playground/model/values/exact-json.js';
import { isSafeAddress } from '../../../../elements/safe-address.js';
import type { ServerModel, ServerVariable } from '../../../../playground/model/operation.js';
import { child, children, isObject, type Located } from '../files/located.js';
import { itemsOf } from './expected-type.js';
import { addressAt, type Reading } from './reading.js';
import { present, textAt, textsAt } from './values.js';

/** The servers of the first of `owners` (operation, path, document) that has any, otherwise the default servers. */
export function readServers(reading: Reading, owners: readonly Located[]): ServerModel[] {
  const servers = reading.isSwagger ? swaggerServers(reading, owners[0]!) : ownServers(reading, owners);
  return servers.length > 0 ? servers : reading.defaults.servers;
}

function ownServers(reading: Reading, owners: readonly Located[]): ServerModel[] {
  for (const owner of owners) {
    const servers = itemsOf(reading, child(owner, 'servers'), 'objects with "url"');
    if (servers.length > 0) return servers.flatMap((server) => readServer(reading, server));
  }
  return [];
}

function readServer(reading: Reading, at: Located): ServerModel[] {
  reading.checks?.object(reading, at, 'server');
  const url = addressAt(reading, at, 'url', 'socket');
  if (url === undefined) {
    if (isObject(at.value) && child(at, 'url').value === undefined)
      reading.findings.warn(at, {
        code: 'openapi-server',
        message: 'This server has no "url".',
        hint: 'Add "url", for example https://api.example.com.',
      });
    return [];
  }
  const variables = children(child(at, 'variables')).map(
    (variable) => [variable.key, checkedVariable(reading, variable)] as const,
  );
  const description = textAt(at, 'description') ?? textAt(at, 'name');
  return [present({ url, description, variables: variables.length > 0 ? Object.fromEntries(variables) : undefined })];
}

function checkedVariable(reading: Reading, at: Located): ServerVariable {
  reading.checks?.object(reading, at, 'server variable');
  const values = child(at, 'enum');
  if (Array.isArray(values.value) && values.value.length === 0)
    reading.findings.warn(values, {
      code: 'openapi-server',
      message: `The variable "${at.key}" has an empty "enum", so readers can enter any value.`,
      hint: 'List the values, or remove "enum".',
    });
  return readVariable(at);
}

/** A variable in the address of a server. */
export function readVariable(at: Located): ServerVariable {
  const values = textsAt(at, 'enum');
  const { value } = child(at, 'default');
  return present({
    default: value === undefined || value === null ? (values[0] ?? '') : valueText(value),
    enum: values.length > 0 ? values : undefined,
    description: textAt(at, 'description'),
  });
}

/** Swagger 2.0 has a host, a path and several schemes; an operation may have schemes of its own. */
function swaggerServers({ root }: Reading, operation: Located): ServerModel[] {
  const basePath = textAt(root, 'basePath') ?? '';
  const path = basePath === '' || basePath.startsWith('/') ? basePath : `/${basePath}`;
  const isRemote = /^https?:/.test(root.file.url);
  const host = textAt(root, 'host') ?? (isRemote ? new URL(root.file.url).host : undefined);
  if (host === undefined) return path === '' ? [] : [{ url: path }];
  const own = textsAt(operation, 'schemes');
  const schemes = own.length > 0 ? own : textsAt(root, 'schemes');
  const byDefault = isRemote && !textAt(root, 'host') ? [new URL(root.file.url).protocol.slice(0, -1)] : ['https'];
  return (schemes.length > 0 ? schemes : byDefault)
    .filter((scheme) => isSafeAddress(`${scheme}:`, 'socket'))
    .toSorted((a, b) => Number(b === 'https') - Number(a === 'https'))
    .map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}
