/** Handles a list of page paths as `navigation`: invalid in both schemas, but its meaning is clear. */
import type { Report } from '../../core/errors/errors.js';
import { shortText } from '../messages/explain-key.js';
import { textOf } from '../rules/rule.js';
import { problemAt, toValue, type JsonNode } from './json-tree.js';

/**
 * Reports such a list once and wraps it as the `pages` of a navigation, so that the other settings are validated too.
 */
export function readPageList(settings: JsonNode & { type: 'object' }, report: Report): void {
  const entry = settings.entries.get('navigation');
  if (entry?.value.type !== 'array' || !entry.value.items.some((item) => textOf(item) !== undefined)) return;
  const list = entry.value;
  const problem = {
    code: 'config-type',
    message: 'navigation must be an object, or a list of groups; found a list of pages.',
    hint: `Write "navigation": { "pages": ${shortText(toValue(list))} }.`,
  };
  report.error(problemAt({ ...list.span, length: 1 }, problem));
  const pages = { key: entry.key, value: list };
  settings.entries.set('navigation', {
    key: entry.key,
    value: { span: list.span, type: 'object', entries: new Map([['pages', pages]]) },
  });
}
