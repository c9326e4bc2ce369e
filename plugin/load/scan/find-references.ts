/** Finds the addresses in the files of a site: in HTML, style sheets, scripts and data. `FileFinder` resolves them. */

import type { HtmlElement } from '../../core/tree/html-element.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { walkAll } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { FileReference } from '../../core/model/references.js';
import { cssAddresses } from './css-addresses.js';

/** Attributes with an address. */
const addressAttributes = new Set(
  'href src poster data action formaction background cite manifest xlink:href icon img image logo file url source openapi'.split(
    ' ',
  ),
);

/** Addresses in the attributes, inline scripts and inline styles of HTML. */
export function referencesInHtml(html: string): FileReference[] {
  return referencesInTree(parseHtml(html));
}

/** The same in a tree. Values and strings of scripts that can name no file are left out. Default: none. */
export function referencesInTree(tree: HtmlElement, test: NameTest = anyFile): FileReference[] {
  const references: FileReference[] = [];
  walkAll(tree, (element) => {
    if (element.tag === 'style') references.push(...referencesInCss(writeContent(element)));
    else if (element.tag === 'script') references.push(...referencesInCode(writeContent(element), test));
    if (!test.mayHold(element.start)) return;
    for (const [name, value] of element.attributes()) references.push(...referencesInAttribute(name, value, test));
  });
  return references;
}

function referencesInCode(code: string, test: NameTest): FileReference[] {
  return code.includes('${') || test.mayHold(code) ? referencesInScript(code, test) : [];
}

/** Quick tests for the many texts that name no file. */
export interface NameTest {
  /** Whether a text may be an address of a file. */
  mayName(text: string): boolean;
  /** Whether a tag or a script may contain one. */
  mayHold(text: string): boolean;
}

const anyFile: NameTest = { mayName: () => true, mayHold: () => true };

function referencesInAttribute(name: string, value: string, test: NameTest): FileReference[] {
  if (name.endsWith('srcset')) {
    return value.split(',').map((part) => ({ address: part.trim().split(/\s/)[0]!, isAddress: true }));
  }
  if (name === 'style') return referencesInCss(value);
  if (addressAttributes.has(name)) return test.mayName(value) ? [{ address: value, isAddress: true }] : [];
  if (/^\s*[[{]|^on/.test(name.startsWith('on') ? 'on' : value)) return referencesInCode(value, test);
  return test.mayName(value) ? [{ address: value, isAddress: false }] : [];
}

/** Addresses in `url()`, `src()` and `@import`. */
export function referencesInCss(css: string): FileReference[] {
  return cssAddresses(css).map(({ address }) => ({ address, isAddress: true }));
}

/** A string after one of these is an address. */
const takesAddress =
  /(?:\b(?:fetch|import|URL|Worker|SharedWorker|importScripts|open|Request|loadAnimation)\s*\(\s*|\bfrom\s*|\bimport\s*|\b(?:src|href|path|url)\s*[=:]\s*)$/;

/**
 * Addresses in the strings of a script or of JSON. Template expressions become `*`. Texts that can name no file are left
 * out. Default: none.
 */
export function referencesInScript(code: string, test = anyFile): FileReference[] {
  const matches = code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return Array.from(matches).flatMap(({ 1: double, 2: single, 3: template, index }) => {
    const text = (double ?? single ?? template?.replace(/\$\{[^}]*\}/g, '*') ?? '').replace(/\\(.)/g, '$1');
    if (text === '' || text.length > 1000 || /[\n<>]/.test(text) || !test.mayName(text)) return [];
    return [{ address: text, isAddress: takesAddress.test(code.slice(Math.max(0, index - 40), index)) }];
  });
}

/** Addresses in `$ref`, `externalValue` and similar keys of a specification in JSON or YAML. */
export function referencesInData(text: string): FileReference[] {
  const matches = text.matchAll(
    /["']?(?:\$ref|externalValue|src|url|start_url|sources)["']?\s*:\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'#,{}[\]]+))/g,
  );
  return Array.from(matches, ([, double, single, bare]) => ({
    address: double ?? single ?? bare ?? '',
    isAddress: true,
  }));
}
