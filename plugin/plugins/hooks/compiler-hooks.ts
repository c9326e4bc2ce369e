/** The hooks for compiling pages: `fences`, `syntax` and `renderers`. */
import type { Site } from '../../core/model/types.js';
import type { CompilerOptions } from '../../mdx/compiler.js';
import type { ParseOptions } from '../../mdx/parse-page.js';
import type { Fences } from '../../mdx/transforms/code-fences.js';
import type { Registry } from '../registry.js';

/** The options for sources of a site: with what Octavo's own plugins, and those of the author, add to Markdown. */
export function parseOptions(
  { builtins, plugins }: Registry,
  site: Site,
  engine: ParseOptions['engine'],
): ParseOptions {
  const own = plugins.flatMap(({ fences = {} }) =>
    Object.entries(fences).map(([language, name]): [string, Fences[string]] => [
      language.toLowerCase(),
      (code, meta, title) => ({ name, props: { code, meta, title } }),
    ]),
  );
  return {
    variables: site.variables,
    engine,
    fences: Object.assign({}, ...builtins.map(({ fences }) => fences), Object.fromEntries(own)) as Fences,
    syntax: builtins.flatMap(({ syntax }) => syntax?.(site) ?? []),
  };
}

/** The options of the compiler of a site. */
export function compilerHooks(
  plugins: Registry,
  site: Site,
  engine: ParseOptions['engine'],
): Required<Pick<CompilerOptions, 'parse' | 'plugins' | 'renderers'>> {
  const renderers = Object.assign(
    {},
    ...plugins.builtins.map((each) => each.renderers),
  ) as CompilerOptions['renderers'];
  return { parse: parseOptions(plugins, site, engine), plugins, renderers };
}
