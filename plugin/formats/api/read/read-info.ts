/** The document as a whole: title, version, terms, and who is behind it. */
import { valueText } from '../../../../playground/model/values/exact-json.js';
import { child, isObject, type Located } from '../files/located.js';
import { addressAt, tryResolve, type Reading } from './reading.js';
import { present, textAt } from './values.js';

/** A link to documentation on another site. */
export interface ExternalDocs {
  url: string;
  /** Markdown. */
  description?: string;
}

/** A name with a link, such as the license. */
export interface NamedLink {
  name?: string;
  url?: string;
}

/** `info` of a document. */
export interface ApiInfo {
  /** Empty if the author left it out. */
  title: string;
  version: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  terms?: string;
  contact?: NamedLink & { email?: string };
  /** `identifier`: its name in the SPDX list. */
  license?: NamedLink & { identifier?: string };
  externalDocs?: ExternalDocs;
}

export function readInfo(reading: Reading): ApiInfo {
  const { root } = reading;
  const at = child(root, 'info');
  const { value: version } = child(at, 'version');
  return present({
    title: textAt(at, 'title') ?? '',
    // Often a number, as 1.0 is in YAML.
    version: version === undefined || version === null ? '' : valueText(version),
    summary: textAt(at, 'summary'),
    description: textAt(at, 'description'),
    terms: addressAt(reading, at, 'termsOfService', 'link'),
    contact: namedLink(reading, child(at, 'contact'), 'email'),
    license: namedLink(reading, child(at, 'license'), 'identifier'),
    // Some documents have it in `info`.
    externalDocs: readExternalDocs(reading, root) ?? readExternalDocs(reading, at),
  });
}

function namedLink<Key extends string>(
  reading: Reading,
  at: Located,
  more: Key,
): (NamedLink & { [key in Key]?: string }) | undefined {
  if (!isObject(at.value)) return undefined;
  const members = { name: textAt(at, 'name'), url: addressAt(reading, at, 'url', 'link'), [more]: textAt(at, more) };
  return present(members) as NamedLink & { [key in Key]?: string };
}

/** `externalDocs` of an object. */
export function readExternalDocs(reading: Reading, owner: Located): ExternalDocs | undefined {
  const written = child(owner, 'externalDocs');
  const resolved = tryResolve(reading, written);
  const docs = typeof resolved === 'string' ? written : resolved;
  const url = addressAt(reading, docs, 'url', 'link');
  return url === undefined ? undefined : present({ url, description: textAt(docs, 'description') });
}
