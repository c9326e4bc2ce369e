/** Converts front matter values to the types that Octavo expects. */
import { z } from 'zod';
import { innerSchemas } from '../../config/schema-at.js';
import { isMetaTag } from '../../config/schema/front-matter.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import type { PageMeta } from '../../core/model/types.js';
import { ownValue } from '../../core/text/own-value.js';
import { WrittenValue } from './written-values.js';

/** Limit for lists and objects, because YAML anchors and aliases can expand a small text without end. */
const maxParts = 10_000;

/** The values of a page. Values of another type are dropped; `checkFrontMatter` reports them with their location. */
export function toMeta(data: Readonly<Record<string, unknown>>, schema: FrontMatterSchema): PageMeta {
  const parts: Parts = { left: maxParts };
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const typed = plain(typedValue(key, value, schema), parts);
    return typed === undefined ? [] : [[key, typed]];
  });
  const meta: Record<string, unknown> = { ...Object.fromEntries(entries), ...iconParts(data['icon']) };
  return { ...meta, title: typeof meta['title'] === 'string' ? meta['title'] : '' };
}

/** An icon written as an object: name, style and library. */
function iconParts(icon: unknown): Record<string, string> {
  if (typeof icon !== 'object' || icon === null) return {};
  const { name, style, library } = icon as Record<string, unknown>;
  const parts = { icon: toText(name), iconType: toText(style), iconLibrary: toText(library) };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined));
}

/** The value of a key: text as the author wrote it if text is expected. `undefined` if it has another type. */
export function typedValue(key: string, value: unknown, { shape }: FrontMatterSchema): unknown {
  const field = ownValue(shape, key);
  const [type] = field ? innerSchemas(field) : [];
  if (type instanceof z.ZodString || type instanceof z.ZodEnum || isMetaTag(key)) {
    const text = toText(value);
    // A blank text has a meaning only for the title: the title is hidden.
    return text === undefined || key === 'title' ? text : text.trim() && text;
  }
  if (type instanceof z.ZodBoolean) return toFlag(value);
  return key === 'keywords' ? toKeywords(value) : value;
}

function toText(value: unknown): string | undefined {
  if (value instanceof WrittenValue) return value.text;
  if (value instanceof Date) return dateText(value);
  return value === null || value === undefined || typeof value === 'object' ? undefined : String(value);
}

function toFlag(value: unknown): boolean | undefined {
  const text = toText(value)?.toLowerCase();
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

function toKeywords(value: unknown): string[] | undefined {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat();
  const words = list.map((word) => toText(word)?.trim()).filter((word) => word !== undefined);
  return words.length > 0 ? words : undefined;
}

interface Parts {
  left: number;
  /** Whether numbers are text, as the author wrote them. */
  keepsDigits?: boolean;
}

/** The values with numbers as text, for keys of other tools. */
export function withDigits(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return plain(data, { left: maxParts, keepsDigits: true }) as Record<string, unknown>;
}

/** Numbers and booleans as JavaScript has them, dates as the author wrote them. Circular values are dropped. */
export function plain(value: unknown, parts: Parts = { left: maxParts }, ancestors: readonly object[] = []): unknown {
  if (value instanceof WrittenValue) return value.value(parts.keepsDigits);
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value) || ancestors.length > 50 || --parts.left < 0) return undefined;
  const inside = [...ancestors, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, parts, inside));
  if (ArrayBuffer.isView(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, parts, inside)]));
}

function dateText(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
