import type { HtmlElement } from '../../core/tree/html-element.js';
import { scriptHash } from './script-hash.js';
import { walkAll } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { PageScripts } from '../../mdx/types.js';

/** Types of scripts that are data. */
const data = /json$|^text\/(?:html|markdown|plain|template)|^text\/x-/i;

/** Matches HTML with such an element, or with an attribute that may be a handler. */
const marks = /<(?:script|object|embed)\b|[\s"'/]on[^\s=>"'/]+\s*=/i;

/**
 * Finds the exceptions that a Content-Security-Policy needs for the author's content. `undefined` if it needs none. `html`: of the
 * page.
 */
export function findPageScripts(page: HtmlElement, html = writeContent(page)): PageScripts | undefined {
  if (!marks.test(html)) return undefined;
  const found: PageScripts = { inline: [], handlers: [], hosts: [] };
  walkAll(page, (element) => {
    if (element.tag === 'script') readScript(element, found);
    if (element.tag === 'object' || element.tag === 'embed') found.hasObjects = true;
    for (const [, value] of element.attributes('on')) found.handlers.push(scriptHash(value));
  });
  const isEmpty = found.inline.length + found.handlers.length + found.hosts.length === 0 && !found.hasObjects;
  return isEmpty ? undefined : found;
}

function readScript(script: HtmlElement, { inline, hosts }: PageScripts): void {
  const source = script.attribute('src');
  if (source !== undefined) {
    const url = URL.canParse(source, 'https://local') ? new URL(source, 'https://local') : undefined;
    if (url && url.hostname !== 'local' && /^https?:/.test(url.protocol)) hosts.push(url.origin);
  } else if (!data.test(script.attribute('type') ?? '')) {
    inline.push(scriptHash(script.children.filter((child) => typeof child === 'string').join('')));
  }
}
