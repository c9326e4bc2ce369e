/** The rules of plugins. */
import { fileStart } from '../../../core/errors/errors.js';
import type { Plugin } from '../../../plugins/plugin.js';
import type { Registry } from '../../../plugins/registry.js';
import type { RuleFinding } from '../../../plugins/views.js';
import type { Finding, LintedPage } from './finding.js';
import type { LintInput } from '../lint-page.js';

/** The findings of plugins' rules in a page. */
export async function pluginFindings(
  page: LintedPage,
  { file, facts = {} }: Pick<LintInput, 'file' | 'facts'>,
  plugins: Registry,
): Promise<Finding[]> {
  const { source, data, hast } = page;
  const findings: Finding[] = [];
  for (const plugin of plugins.plugins) {
    for (const rule of plugin.rules ?? []) {
      const given = { file, source, meta: data, facts, tree: structuredClone(hast) };
      const found = await check(() => rule.check(given), plugin, file, plugins);
      const findingOf = ({ message, hint = '', line = 1, column = 1 }: RuleFinding): Finding => ({
        code: rule.name,
        message,
        hint: hint || `See the rule "${rule.name}" of the plugin "${plugin.name}".`,
        line,
        column,
      });
      findings.push(...found.map(findingOf));
    }
  }
  return findings;
}

async function check(
  rule: () => unknown,
  plugin: Plugin,
  file: string,
  plugins: Registry,
): Promise<readonly RuleFinding[]> {
  try {
    return await plugins.call(plugin, 'rules', fileStart(file), async () => {
      const found: unknown = await rule();
      if (Array.isArray(found) && found.every(isFinding)) return found;
      throw plugins.wrong(plugin, 'rules', found, 'a list of findings: [{ message, line, column }]');
    });
  } catch (error) {
    plugins.fail(error);
    return [];
  }
}

function isFinding(value: unknown): value is RuleFinding {
  if (typeof value !== 'object' || value === null) return false;
  const { message, line = 1, column = 1 } = value as Partial<RuleFinding>;
  return typeof message === 'string' && Number.isInteger(line) && Number.isInteger(column);
}
