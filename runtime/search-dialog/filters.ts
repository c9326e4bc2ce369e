/** The filters above the results: menus for language, version and product, a button for each tab. */
import type { SearchScope } from '../search/adapter.js';
import type { IndexManifest } from '../search/index/index-file.js';
import { isInScope } from '../search/is-in-scope.js';
import type { SearchLabels } from '../search/labels.js';
import { createElement } from './create-element.js';

/** The elements of the filters for a scope. `change` gets the new one. */
export function filterElements(
  { shards, tabs = [] }: IndexManifest,
  scope: SearchScope,
  labels: SearchLabels,
  change: (scope: SearchScope) => void,
): HTMLElement[] {
  const menu = (kind: 'language' | 'version' | 'product'): HTMLElement[] => {
    const names = new Map(
      shards.flatMap((shard) => {
        const value = shard[kind];
        return value === undefined ? [] : [[value, (kind === 'language' && shard.languageLabel) || value] as const];
      }),
    );
    if (names.size < 2) return [];
    const options = [['', `${labels[kind]}: ${labels.all}`] as const, ...names].map(([value, name]) =>
      createElement('option', { value, selected: value === (scope[kind] ?? '') }, name),
    );
    const select = createElement('select', { 'aria-label': labels[kind] }, ...options);
    select.addEventListener('change', () => change({ ...scope, [kind]: select.value || undefined, tab: undefined }));
    return [select];
  };
  const inScope = tabs.filter((tab) => isInScope(tab, scope));
  const names = [...new Set(inScope.map(({ tab }) => tab))];
  const button = (tab: string | undefined): HTMLElement =>
    createElement(
      'button',
      { type: 'button', 'aria-pressed': String(tab === scope.tab), onclick: () => change({ ...scope, tab }) },
      tab ?? labels.all,
    );
  const buttons = names.length < 2 ? [] : [button(undefined), ...names.map(button)];
  return [...menu('language'), ...menu('version'), ...menu('product'), ...buttons];
}
