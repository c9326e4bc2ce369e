/** The hook `fences`. */
import type { Fences } from '../../mdx/transforms/code-fences.js';
import type { Registry } from '../registry.js';

/** The components of code fences, by language: of Octavo's own plugins, and of those of the author. */
export function fencesOf({ builtins, plugins }: Pick<Registry, 'builtins' | 'plugins'>): Fences {
  const own = plugins.flatMap(({ fences = {} }) =>
    Object.entries(fences).map(([language, name]): [string, Fences[string]] => [
      language.toLowerCase(),
      (code, meta, title) => ({ name, props: { code, meta, title } }),
    ]),
  );
  return Object.assign({}, ...builtins.map(({ fences }) => fences), Object.fromEntries(own)) as Fences;
}
