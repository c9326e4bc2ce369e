/** Reads a specification: files, overlays, operations, problems. Bad input is reported, never thrown. */
import type { ApiDocument, ReadOptions } from '../api/api-format.js';
import { convertSchema } from '../api/schema/convert-schema.js';
import type { Findings } from '../api/findings.js';
import { inspectFile } from '../api/files/inspect-file.js';
import { loadReferences, type Loading } from '../api/files/load-files.js';
import { loadedFacts, loadRoot, startLoading } from '../api/files/load-root.js';
import { child, children, isObject, kindOf, rootOf } from '../api/files/located.js';
import type { Located, SpecFile, SpecObject } from '../api/files/located.js';
import { readOperations } from './read/read-operations.js';
import { overviewId } from '../api/overview.js';
import { readExternalDocs, readInfo } from '../api/read/read-info.js';
import { readServers } from '../api/read/read-servers.js';
import { documentChecks } from '../api/read/document-checks.js';
import { noDefaults, type OperationDefaults, type Reading } from '../api/read/reading.js';
import { Places } from '../api/files/places.js';
import { schemaId } from '../api/models/model-names.js';
import { SchemaNames, schemasOf } from '../api/schema/schema-names.js';
import type { Specification, SpecificationTag } from './types.js';
import { extensionsOf, present, textAt } from '../api/read/values.js';

export interface SpecificationOptions extends Omit<ReadOptions, 'defaults'> {
  /** Paths or URLs of overlays, in the order in which they are applied. */
  overlays?: readonly string[];
  /** Values for operations whose specification does not have them. Default: no servers and no security. */
  defaults?: OperationDefaults;
}

/** Reads the specification at `source`: a URL, or a path from the docs folder. */
export async function readSpecification(source: string, options: SpecificationOptions): Promise<Specification> {
  const loading = startLoading(options);
  const root = await loadRoot(source, loading, { name: 'specification', keys: ['openapi', 'swagger'] });
  const converted = root && (await convertRoot(root, options.convert, loading));
  const overlaid = converted && (await applyOverlays(converted, options.overlays ?? [], loading));
  const content = overlaid ? readRoot(overlaid, loading, options) : undefined;
  return {
    info: { title: '', version: '' },
    servers: [],
    hasSecurity: false,
    operations: [],
    tags: [],
    extensions: {},
    schemaNames: [],
    schema: () => undefined,
    placeOf: () => undefined,
    ...content,
    isEmpty: !content?.operations.length,
    version: content?.info.version ?? '',
    ...loadedFacts(loading, options.location),
  };
}

/** A file in a format of a plugin, as OpenAPI. */
async function convertRoot(
  root: SpecFile,
  convert: SpecificationOptions['convert'],
  loading: Loading,
): Promise<SpecFile | undefined> {
  const isSpecification =
    typeof root.value === 'object' && root.value !== null && ('openapi' in root.value || 'swagger' in root.value);
  const value = isSpecification ? undefined : await convert?.(root.name, root.value);
  if (!value) return root;
  // The text stays, because messages name places in it.
  return withReferences({ ...root, value }, loading);
}

/** A changed file, with the files that it refers to. */
async function withReferences(file: SpecFile, loading: Loading): Promise<SpecFile | undefined> {
  loading.files.set(file.url, file);
  const references = inspectFile(file, loading.findings);
  if (!references) return undefined;
  await loadReferences(file.url, references, loading);
  return file;
}

async function applyOverlays(
  root: SpecFile,
  overlays: readonly string[],
  loading: Loading,
): Promise<SpecFile | undefined> {
  if (overlays.length === 0) return root;
  const { applyOverlay } = await import('../api/files/apply-overlay.js');
  // Another object, because data about a file is cached by its object.
  const overlaid = { ...root };
  loading.files.set(root.url, overlaid);
  for (const source of overlays) {
    const overlay = await loadRoot(source, loading, { name: 'overlay', keys: ['overlay'] });
    if (overlay) applyOverlay(overlaid, overlay, loading.findings);
  }
  // An overlay may add references to more files.
  return withReferences(overlaid, loading);
}

type Content = Omit<Specification, keyof ApiDocument> & Pick<ApiDocument, 'hasServers' | 'hasSecurity'>;

function readRoot(file: SpecFile, { files, findings }: Loading, options: SpecificationOptions): Content | undefined {
  const { defaults = noDefaults, otherDocument } = options;
  const at = rootOf(file);
  if (!isObject(at.value)) {
    reportVersion(at, `This is not a specification: the file contains ${kindOf(at.value)}.`, findings);
    return undefined;
  }
  const version = readVersion(at, findings, otherDocument?.(Object.keys(at.value)));
  if (version === undefined) return undefined;
  const isSwagger = version.startsWith('2');
  const root = { ...at, value: at.value as SpecObject };
  const reading: Reading = {
    files,
    root,
    isSwagger,
    findings,
    schemas: new SchemaNames(),
    defaults,
    checks: documentChecks,
  };
  reading.checks?.object(reading, root, isSwagger ? 'Swagger specification' : 'specification');
  reading.schemas.reserve(schemasOf(root, isSwagger));
  const operations = readOperations(reading);
  return {
    info: readInfo(reading),
    servers: readServers(reading, [root]),
    hasServers: child(root, isSwagger ? 'host' : 'servers').value !== undefined,
    hasSecurity: child(root, 'security').value !== undefined,
    operations,
    tags: children(child(root, 'tags')).flatMap((tag) => readTag(reading, tag)),
    extensions: extensionsOf(root),
    ...declaredSchemas(reading),
    source: reading,
    placeOf: placesOf(reading, operations),
  };
}

function placesOf({ root, isSwagger }: Reading, operations: Content['operations']): Content['placeOf'] {
  let places: Places | undefined;
  return (id, part = 'all', point) => {
    places ??= new Places(
      new Map([
        [`all ${overviewId}`, child(root, 'info')] as const,
        ...children(schemasOf(root, isSwagger)).map((at) => [`all ${schemaId(at.key as string)}`, at] as const),
        ...operations.flatMap(({ model, at, extension }) =>
          (['all', 'content', 'metadata'] as const).map(
            (each) =>
              [`${each} ${model.id}`, each === 'all' || !extension.value ? at : child(extension, each)] as const,
          ),
        ),
      ]),
    );
    return places.of(`${part} ${id}`, part === 'content' ? point : undefined);
  };
}

function declaredSchemas(reading: Reading): Pick<Specification, 'schemaNames' | 'schema'> {
  const { schemas, root, isSwagger } = reading;
  const schemaNames = children(schemasOf(root, isSwagger)).map(({ key }) => String(key));
  return {
    schemaNames,
    schema(name) {
      schemas.convert([name], (at, references, scope) => convertSchema(reading, at, references, scope));
      const schema = schemas.get(name);
      if (schema === undefined) return undefined;
      return {
        schema,
        get schemas() {
          return schemas.reachable([name]);
        },
      };
    },
  };
}

/** `other`: the document of another format that the file is. */
function readVersion(at: Located, findings: Findings, other?: string): string | undefined {
  const value = child(at, 'openapi').value ?? child(at, 'swagger').value;
  const version = typeof value === 'number' ? value.toFixed(1) : typeof value === 'string' ? value.trim() : undefined;
  if (version !== undefined && /^(?:2\.0|3\.\d)/.test(version)) {
    if (!/^(?:2\.0|3\.[012])(?:$|\D)/.test(version))
      findings.warn(child(at, 'openapi'), {
        code: 'openapi-version',
        message: `OpenAPI ${version} is newer than 3.2, the newest version that Octavo reads.`,
        hint: 'It is read as OpenAPI 3.2. Check the pages.',
      });
    return version;
  }
  if (other !== undefined) reportVersion(at, `This is ${other}, not an OpenAPI specification.`, findings);
  else if (value === undefined)
    reportVersion(at, 'This file has neither "openapi" nor "swagger", so it is not a specification.', findings);
  else reportVersion(child(at, 'openapi'), `OpenAPI ${JSON.stringify(value)} is not supported.`, findings);
  return undefined;
}

function reportVersion(at: Located, message: string, findings: Findings): void {
  findings.error(at, {
    code: 'openapi-version',
    message,
    hint: 'Start the file with a version: "openapi": "3.1.0", or "swagger": "2.0".',
  });
}

function readTag(reading: Reading, at: Located): SpecificationTag[] {
  reading.checks?.object(reading, at, 'tag');
  const name = textAt(at, 'name');
  if (name === undefined) return [];
  const summary = textAt(at, 'summary');
  const title = textAt(at, 'x-displayName') ?? summary;
  const members = present({
    title,
    summary: summary === title ? undefined : summary,
    description: textAt(at, 'description'),
    parent: textAt(at, 'parent'),
    externalDocs: readExternalDocs(reading, at),
  });
  return [{ name, ...members, extensions: extensionsOf(at) }];
}
