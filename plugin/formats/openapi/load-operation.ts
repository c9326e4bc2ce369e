/** Reads one operation in the browser, with the files that it needs: the same request as on the page that a build writes. */
import type { OperationModel } from '../../../playground/model/operation.js';
import type { FindingSink } from '../api/findings.js';
import { joinTexts } from '../api/files/inspect-file.js';
import { child, children, isObject, rootOf } from '../api/files/located.js';
import type { Located, SpecFile, SpecObject } from '../api/files/located.js';
import { noDefaults, resolve, withoutBroken, type Reading } from '../api/read/reading.js';
import { textAt } from '../api/read/values.js';
import { requestModel } from '../api/render/request-model.js';
import { SchemaNames, schemasOf } from '../api/schema/schema-names.js';
import { operationsOf, pathItemsAt, readOperation, resolveOperation } from './read/read-operation.js';
import type { OperationPlace } from './read/read-operation.js';

/** The files of a specification that the page loads. */
interface PageFiles {
  /** Data by URL. */
  loaded: ReadonlyMap<string, unknown>;
  /** Loads more files. `isText`: as the text that they contain. Fails with a message for the reader. */
  load(urls: Iterable<string>, isText?: boolean): Promise<void>;
}

/** The operation called `POST /users`, or by its `operationId`, of the specification at `url`. Fails with a message for the reader. */
export async function loadOperation(files: PageFiles, url: string, name: string): Promise<OperationModel> {
  await files.load([url]);
  const version = versionOf(files.loaded.get(url), url);
  // Reading is fast, so it starts again with each file that it asks for.
  for (;;) {
    const asked = new AskedFiles(files.loaded);
    const { model, problem } = read(asked, url, name, version.startsWith('2'));
    if (asked.missing.size + asked.missingTexts.size === 0) {
      if (model) return model;
      throw new Error(
        problem === undefined
          ? `${url} has no operation "${name}". Write it as METHOD /path, such as GET /users.`
          : `${url}: ${problem}`,
      );
    }
    await Promise.all([files.load(asked.missing), files.load(asked.missingTexts, true)]);
  }
}

/** The files so far. */
class AskedFiles extends Map<string, SpecFile | string> {
  /** URLs of files that were asked for. */
  readonly missing = new Set<string>();
  /** URLs of files with the text of a description or a code sample. */
  readonly missingTexts = new Set<string>();

  constructor(loaded: ReadonlyMap<string, unknown>) {
    super();
    for (const [url, value] of loaded) this.set(url, { url, name: url, text: '', syntax: 'json', value });
  }

  override get(url: string): SpecFile | string | undefined {
    const file = super.get(url);
    if (file === undefined) this.missing.add(url);
    return file;
  }

  /** Replaces references to texts by the texts, as far as they are loaded. */
  joinTexts({ file, value }: Located): void {
    const texts = {
      get: (url: string) => {
        if (!this.has(url) && !/\.(?:json|ya?ml)$/i.test(new URL(url).pathname)) this.missingTexts.add(url);
        return super.get(url);
      },
    };
    joinTexts({ ...file, value }, texts);
  }
}

function read(
  files: AskedFiles,
  url: string,
  name: string,
  isSwagger: boolean,
): { model?: OperationModel; problem?: string } {
  const problems: string[] = [];
  const findings: FindingSink = { error: (_, { message }) => problems.push(message), warn() {} };
  const root = rootOf(files.get(url) as SpecFile) as Located & { value: SpecObject };
  const reading: Reading = { files, root, isSwagger, findings, schemas: new SchemaNames(), defaults: noDefaults };
  reading.schemas.reserve(schemasOf(root, isSwagger));
  const model = withoutBroken(() => {
    const place = placeOf(reading, files, name.trim());
    if (place) files.joinTexts(place.at);
    return place && readOperation(reading, place, textAt(place.at, 'operationId') ?? `${place.method} ${place.path}`);
  });
  return {
    model: model && { ...requestModel(model), codeSamples: model.codeSamples },
    problem: problems[0],
  };
}

/** Files of other paths are only asked for to find an `operationId`, one after the other. */
function placeOf(reading: Reading, { missing }: AskedFiles, name: string): OperationPlace | undefined {
  const [, verb = '', wanted] = /^(\w+)\s+(\/.*)$/.exec(name) ?? [];
  const isNamed = ({ method, at }: OperationPlace): boolean =>
    wanted === undefined ? textAt(at, 'operationId') === name : method === verb.toUpperCase();
  for (const entry of children(resolve(reading, child(reading.root, 'paths')))) {
    if (wanted !== undefined && entry.key !== wanted) continue;
    const place = withoutBroken(() => placesAt(reading, entry).find(isNamed));
    if (place || missing.size > 0) return place;
  }
  return undefined;
}

function placesAt(reading: Reading, entry: Located): OperationPlace[] {
  const path = String(entry.key);
  if (path.startsWith('x-') || !isObject(entry.value)) return [];
  const pathItems = pathItemsAt(reading, entry);
  return operationsOf(reading, pathItems).flatMap(({ method, at: written }) => {
    const at = withoutBroken(() => resolveOperation(reading, written));
    return at ? [{ kind: 'operation' as const, method, path, at, pathItems }] : [];
  });
}

function versionOf(document: unknown, url: string): string {
  const { openapi, swagger } = isObject(document) ? document : {};
  const version = String(openapi ?? swagger ?? '').trim();
  if (version === '') throw new Error(`${url} is not an OpenAPI specification: it names no version.`);
  if (!/^(?:2(?:\.0)?$|3\.\d)/.test(version))
    throw new Error(`${url} is OpenAPI ${version}. Versions 2.0 to 3.2 are supported.`);
  return version;
}
