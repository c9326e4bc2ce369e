/** The rules of plugins. */
import { fileStart } from '../../../core/errors/errors.js';
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
      const hook = async (): Promise<readonly RuleFinding[]> => {
        const result: unknown = await rule.check(given);
        if (Array.isArray(result) && result.every(isFinding)) return result;
        throw plugins.wrong(plugin, 'rules', result, 'a list of findings: [{ message, line, column }]');
      };
      const found = (await plugins.attempt(plugin, 'rules', hook, fileStart(file))) ?? [];
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

function isFinding(value: unknown): value is RuleFinding {
  if (typeof value !== 'object' || value === null) return false;
  const { message, line = 1, column = 1 } = value as Partial<RuleFinding>;
  return typeof message === 'string' && Number.isInteger(line) && Number.isInteger(column);
}
