/** The hooks `fences` and `syntax`. */
import type { Site } from '../../core/model/types.js';
import { isRecord } from '../../core/text/is-record.js';
import { memberOf } from '../../core/errors/thrown.js';
import type { ParseOptions } from '../../mdx/parse-page.js';
import { PluginError } from '../../mdx/plugins/plugin-errors.js';
import { kindOf } from '../../mdx/plugins/plugin-problem.js';
import type { PageSyntax, SyntaxMatch } from '../../mdx/source/page-syntax.js';
import type { SharedHooks } from '../builtin.js';
import type { Registry } from '../registry.js';
import { readJson } from '../values/read-json.js';

/** The options for sources of a site: with what plugins add to Markdown. Later plugins read first. */
export function parseOptions(plugins: Registry, site: Site, engine: ParseOptions['engine']): ParseOptions {
  const syntax = plugins.list
    .map((plugin) => (plugin.syntax ?? []).map((each) => checked(each, plugin, plugins, site)))
    .reverse();
  return { variables: site.variables, engine, fences: plugins.fences, syntax: syntax.flat() };
}

/** The same syntax with errors that name its plugin. Octavo's own is read as it is. */
function checked(syntax: PageSyntax, plugin: SharedHooks, registry: Registry, { root }: Site): PageSyntax {
  if (registry.isBuiltin(plugin)) return syntax;
  const named = { plugin: plugin.name, hook: 'syntax' };
  const failed = (error: unknown): Error => new PluginError(named, root, error);
  return {
    start: syntax.start,
    read: (source, at, ...line) =>
      registry.run(named.plugin, named.hook, () => matchOf(syntax.read(source, at, ...line), source, at), failed),
  };
}

/** A copy of the result of a plugin. Throws if it is nothing for `source` at `at`. */
function matchOf(result: unknown, source: string, at: number): SyntaxMatch | undefined {
  if (result === undefined) return undefined;
  const match = memberOf(readJson(result, 'it'), 'json');
  if (isMatch(match) && match.end > at && match.end <= source.length) return match;
  throw new TypeError(
    `it returned ${kindOf(result)} instead of { end, component, props }, with an end after the start`,
  );
}

function isMatch(value: unknown): value is SyntaxMatch {
  if (!isRecord(value)) return false;
  const { end, component, props = {} } = value;
  const isPlain = isRecord(props) && Object.values(props).every((prop) => /^(?:string|boolean)$/.test(typeof prop));
  return isPlain && Number.isInteger(end) && typeof component === 'string' && /^[A-Za-z][\w.-]*$/.test(component);
}
