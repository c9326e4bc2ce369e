/** The hooks for compiling pages: `fences`, `syntax` and `renderers`. */
import type { Site } from '../../core/model/types.js';
import type { CompilerOptions } from '../../mdx/compiler.js';
import type { ParseOptions } from '../../mdx/parse-page.js';
import type { Registry } from '../registry.js';

/** The options for sources of a site: with what plugins add to Markdown. */
export function parseOptions(plugins: Registry, site: Site, engine: ParseOptions['engine']): ParseOptions {
  const syntax = plugins.builtins.flatMap((each) => each.syntax?.(site) ?? []);
  return { variables: site.variables, engine, fences: plugins.fences, syntax };
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
