/** The hook `fences`. */
import type { Fences } from '../../mdx/transforms/code-fences.js';
import type { Registry } from '../registry.js';

/** The components of code fences, by language: of Octavo's own plugins, and of those of the author. */
export function fencesOf({ builtins, plugins }: Pick<Registry, 'builtins' | 'plugins'>): Fences {
  const all = [...builtins, ...plugins].flatMap(({ fences = {} }) => Object.entries(fences));
  return Object.fromEntries(all.map(([language, component]) => [language.toLowerCase(), component]));
}
