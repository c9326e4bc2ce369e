/** Reads an AsyncAPI document: files, channels, problems. Bad input is reported, never thrown. */
import type { Findings } from '../api/findings.js';
import type { Loading } from '../api/files/load-files.js';
import { loadedFacts, loadRoot, startLoading } from '../api/files/load-root.js';
import { child, children, isObject, kindOf, pathOf, pointerText, rootOf } from '../api/files/located.js';
import type { Located, SpecFile, SpecObject } from '../api/files/located.js';
import { Places } from '../api/files/places.js';
import type { ReadOptions } from '../api/api-format.js';
import { readExternalDocs, readInfo } from '../api/read/read-info.js';
import { documentChecks } from '../api/read/document-checks.js';
import { noDefaults, tryResolve, withoutBroken, type Reading } from '../api/read/reading.js';
import { present, textAt } from '../api/read/values.js';
import { SchemaNames, schemasOf } from '../api/schema/schema-names.js';
import type { ServerModel } from '../../../playground/model/operation.js';
import type { AsyncReading } from './read/async-reading.js';
import { readChannelServers } from './read/read-channel-servers.js';
import { readChannel } from './read/read-channel.js';
import { operationsByChannel } from './read/read-operations-v3.js';
import type { AsyncDocument, DocumentTag } from './types.js';

/** Reads the document at `source`: a URL, or a path from the docs folder. */
export async function readAsyncDocument(source: string, options: ReadOptions): Promise<AsyncDocument> {
  const loading = startLoading(options);
  const root = await loadRoot(source, loading, { name: 'AsyncAPI document', keys: ['asyncapi'] });
  const content = root && readRoot(root, loading);
  return {
    info: { title: '', version: '' },
    tags: [],
    servers: [],
    channels: [],
    namedSchema: () => undefined,
    placeOf: () => undefined,
    ...content,
    isEmpty: !content?.channels.length,
    version: content?.info.version ?? '',
    ...loadedFacts(loading, options.location),
  };
}

type Content = Pick<AsyncDocument, 'info' | 'tags' | 'servers' | 'channels' | 'namedSchema' | 'source' | 'placeOf'>;

function readRoot(file: SpecFile, { files, findings }: Loading): Content | undefined {
  const at = rootOf(file);
  const version = readVersion(at, findings);
  if (version === undefined) return undefined;
  const root = { ...at, value: at.value as SpecObject };
  const schemas = new SchemaNames();
  const options = { defaults: noDefaults, checks: documentChecks };
  const reading: Reading = { files, root, isSwagger: false, findings, schemas, ...options };
  schemas.reserve(schemasOf(root, false));
  const isV3 = version.startsWith('3');
  const base = { ...reading, isV3, operations: isV3 ? operationsByChannel(reading) : new Map() };
  const channels = children(child(root, 'channels')).filter(({ key }) => !String(key).startsWith('x-'));
  if (channels.length === 0)
    findings.warn(at, {
      code: 'asyncapi-channels',
      message: 'This document has no channels, so no pages are made from it.',
      hint: 'Add "channels" to the document.',
    });
  const places = new Places(new Map(channels.map((entry) => [pointerText(pathOf(entry).path), entry])));
  return {
    info: readInfo(reading),
    tags: readTags(reading),
    servers: readServers({ ...base, references: new Set() }),
    namedSchema: (name) => reading.schemas.get(name),
    // A channel that cannot be read affects only its own page.
    channels: channels.flatMap((entry) => withoutBroken(() => readChannel(base, entry)) ?? []),
    source: { root, schemas },
    placeOf: (pointer) => places.of(pointer),
  };
}

/** The servers of the document, each with its name before its description. */
function readServers(reading: AsyncReading): ServerModel[] {
  return readChannelServers(reading, reading.root).map(({ server, model }) => {
    const texts = [model.description, server.description].filter((each) => each !== undefined);
    return { ...model, description: texts.join(': ') };
  });
}

/** Version 3 has them in `info`. */
function readTags(reading: Reading): DocumentTag[] {
  const { root } = reading;
  const all = [...children(child(root, 'tags')), ...children(child(child(root, 'info'), 'tags'))];
  return all.flatMap((entry) => {
    const resolved = tryResolve(reading, entry);
    const at = typeof resolved === 'string' ? entry : resolved;
    const id = textAt(at, 'name');
    if (id === undefined) return [];
    const description = textAt(at, 'description');
    return [present({ id, title: id, description, externalDocs: readExternalDocs(reading, at) })];
  });
}

function readVersion(at: Located, findings: Findings): string | undefined {
  const report = (where: Located, message: string, hint: string): undefined => {
    findings.error(where, { code: 'asyncapi-version', message, hint });
  };
  const start = 'Start the file with "asyncapi: 3.0.0", or correct the path in the settings.';
  if (!isObject(at.value))
    return report(at, `This is not an AsyncAPI document: the file contains ${kindOf(at.value)}.`, start);
  const given = child(at, 'asyncapi');
  const version = typeof given.value === 'number' ? given.value.toFixed(1) : textAt(at, 'asyncapi')?.trim();
  if (version !== undefined && /^(?:2\.[0-6]|3\.\d)(?:$|\D)/.test(version)) {
    if (/^3\.[^01]/.test(version))
      findings.warn(given, {
        code: 'asyncapi-version',
        message: `AsyncAPI ${version} is newer than 3.1, the newest version that Octavo reads.`,
        hint: 'It is read as AsyncAPI 3.1. Check the pages.',
      });
    return version;
  }
  const isOpenApi = child(at, 'openapi').value !== undefined || child(at, 'swagger').value !== undefined;
  if (isOpenApi)
    return report(at, 'This is an OpenAPI specification, not an AsyncAPI document.', 'Name it in "openapi" instead.');
  if (given.value === undefined)
    return report(at, 'This file has no "asyncapi", so it is not an AsyncAPI document.', start);
  const shown = JSON.stringify(given.value);
  return report(given, `AsyncAPI ${shown} is not supported.`, 'Octavo reads the versions 2.0 to 2.6, 3.0 and 3.1.');
}
