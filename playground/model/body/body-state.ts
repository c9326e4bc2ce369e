/** The body that the reader edits: one value, seen as a form or as text. */
import { exactJson, parseExactly } from '../values/exact-json.js';
import type { Prefill } from '../form-state.js';
import { authoredValue } from '../values/sample-value.js';
import { controlKind, controlSchema, type ControlKind } from '../values/control-kind.js';
import { isJson, type FilledBody } from '../request/body.js';
import { isGiven } from '../request/parameters/parameter-value.js';
import type { BodyModel, ContentModel, NamedExample, Schema } from '../operation.js';
import { xmlText } from './xml-text.js';

/** The editor of a media type. */
export type BodyKind = 'json' | 'form' | 'file' | 'text';

export interface BodyState {
  /** Index of the media type. */
  content: number;
  view: 'form' | 'text';
  /** JSON data, a text or a file. */
  value: unknown;
  /** The same as text, as the reader typed it. */
  text: string;
}

/** The editor for the body of a media type. */
export function bodyKind({ mediaType, schema }: ContentModel, schemas: Readonly<Record<string, Schema>>): BodyKind {
  const type = mediaType.split(';')[0]!.trim().toLowerCase();
  if (isJson(type)) return 'json';
  const control = schema === undefined ? undefined : controlKind(controlSchema(schema, schemas));
  if (control !== 'file' && (type === 'application/x-www-form-urlencoded' || type.startsWith('multipart/')))
    return 'form';
  if (isRange(type) && control !== undefined && dataControls.has(control)) return 'json';
  if (control === 'file' || /^(?:image|audio|video|font)\/|octet-stream|pdf|zip|\*\/\*/.test(type)) return 'file';
  return 'text';
}

/** Controls of data that is more than one text. */
const dataControls: ReadonlySet<ControlKind> = new Set(['object', 'array', 'choice']);

/** Whether any type, or any application data, may be sent. */
function isRange(type: string): boolean {
  return type === '*/*' || type === 'application/*';
}

interface StartOptions {
  /** Index of the media type. Default: the first. */
  content?: number;
  /** Default: the first of the media type. */
  example?: NamedExample;
  /** Default: `required`. */
  prefill?: Prefill;
}

/** The initial body: an example of the author, otherwise the values in the schema. */
export function startBody(
  body: BodyModel | undefined,
  schemas: Readonly<Record<string, Schema>>,
  options: StartOptions = {},
): BodyState | undefined {
  const { content = 0 } = options;
  const model = body?.contents[content];
  if (!model) return undefined;
  const kind = bodyKind(model, schemas);
  const empty: BodyState = { content, view: kind === 'text' ? 'text' : 'form', value: undefined, text: '' };
  return kind === 'file' ? empty : withStart(empty, kind, model, schemas, { isRequired: body.required, ...options });
}

function withStart(
  empty: BodyState,
  kind: BodyKind,
  model: ContentModel,
  schemas: Readonly<Record<string, Schema>>,
  { example, prefill = 'required', isRequired = false }: StartOptions & { isRequired?: boolean },
): BodyState {
  if (prefill === 'none' && !example) return empty;
  const { text, value } = example ?? model.examples?.[0] ?? {};
  if (text !== undefined) return withText(empty, kind, text);
  return withData(empty, kind, value ?? authoredBody(model, schemas, isRequired), model, schemas);
}

/** XML is edited as text. */
function withData(
  state: BodyState,
  kind: BodyKind,
  value: unknown,
  { mediaType, schema }: ContentModel,
  schemas: Readonly<Record<string, Schema>>,
): BodyState {
  const isData = typeof value === 'object' && isXml(mediaType);
  return isData ? withText(state, kind, xmlText(value, schema, schemas)) : withValue(state, value);
}

/** An optional body is sent if the author gives any of its values. */
function authoredBody(
  { schema }: ContentModel,
  schemas: Readonly<Record<string, Schema>>,
  isRequired: boolean,
): unknown {
  const value = authoredValue(schema, schemas);
  return isRequired || isGiven(value) ? value : undefined;
}

/** The state after the form changed the value. */
export function withValue(state: BodyState, value: unknown): BodyState {
  const text = value === undefined ? '' : typeof value === 'string' && state.view === 'text' ? value : jsonText(value);
  return { ...state, value, text };
}

/** The state after the reader changed the text. The form keeps the last value while the text is not valid JSON. */
export function withText(state: BodyState, kind: BodyKind, text: string): BodyState {
  if (kind !== 'json') return { ...state, text, value: text === '' ? undefined : text };
  try {
    return { ...state, text, value: text.trim() === '' ? undefined : parseExactly(text) };
  } catch {
    return { ...state, text };
  }
}

/** Whether a media type is XML, or based on it. */
export function isXml(mediaType: string): boolean {
  return /^[^;]*[/+]xml\b/i.test(mediaType);
}

function jsonText(value: unknown): string {
  return exactJson(value, 2);
}

/** The body to send: JSON exactly as the text view shows it. */
export function filledBody(
  state: BodyState | undefined,
  body: BodyModel | undefined,
  kind?: BodyKind,
): FilledBody | undefined {
  const content = state && body?.contents[state.content];
  if (!content) return undefined;
  const { mediaType, encoding, prefixEncoding, itemEncoding } = content;
  const value = kind === 'json' ? (state.text.trim() === '' ? undefined : state.text) : state.value;
  const type = sentType(mediaType, value, kind);
  return value === undefined ? undefined : { mediaType: type, value, encoding, prefixEncoding, itemEncoding };
}

/** A range such as `image/*` allows several types, and one of them is sent. */
function sentType(mediaType: string, value: unknown, kind: BodyKind | undefined): string {
  if (!mediaType.includes('*')) return mediaType;
  if (kind === 'json') return 'application/json';
  if (value instanceof Blob) return value.type || 'application/octet-stream';
  return 'text/plain';
}
