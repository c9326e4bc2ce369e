/** Decides which rules apply, and the level of a violation. */
import ignore from 'ignore';
import { defaultLevels, type RuleLevels, type RuleName } from './check-rules.js';
import { Report, type Problem } from '../core/errors/errors.js';
import type { RuleLevel, Site } from '../core/model/types.js';

/** Settings of `octavo check`. */
export interface CheckSettings {
  /** Levels that differ from the default, by rule. */
  rules: Readonly<Record<string, RuleLevel>>;
  /** Patterns of pages that the writing rules skip, in the syntax of `.gitignore`. */
  ignore: readonly string[];
  /** Patterns of external links that are not checked. */
  ignoreLinks: readonly string[];
}

export function checkSettingsOf({ own }: Pick<Site, 'own'>): CheckSettings | undefined {
  return own['checks'] as CheckSettings | undefined;
}

/** The rules of a run: the defaults, the settings and the options. */
export class RuleSettings {
  readonly #levels: Readonly<Record<string, RuleLevel | undefined>>;
  readonly #only: readonly RuleName[] | undefined;
  readonly #isIgnored: (file: string) => boolean;

  /** `levels` takes precedence over the settings. `only`: all other rules are off. `own`: the rules of plugins. */
  constructor(
    settings?: CheckSettings,
    levels: RuleLevels = {},
    only?: readonly RuleName[],
    own: readonly { name: string; level: RuleLevel }[] = [],
  ) {
    const ofPlugins = Object.fromEntries(own.map(({ name, level }) => [name, level]));
    this.#levels = { ...defaultLevels, ...ofPlugins, ...settings?.rules, ...levels };
    this.#only = only?.length ? only : undefined;
    const patterns = settings?.ignore ?? [];
    const ignored = ignore().add([...patterns]);
    this.#isIgnored = patterns.length === 0 ? () => false : (file) => ignored.ignores(file);
  }

  /** A rule in `only` is on, even if it is off by default. */
  levelOf(name: string): RuleLevel {
    if (this.#only && !this.#only.includes(name as RuleName)) return 'off';
    const level = this.#levels[name] ?? 'off';
    return this.#only && level === 'off' ? 'notice' : level;
  }

  isOn(name: string): boolean {
    return this.levelOf(name) !== 'off';
  }

  /** Whether a violation is more than a notice. */
  isSerious(name: string): boolean {
    return ['warning', 'error'].includes(this.levelOf(name));
  }

  /** Whether the writing rules skip a page. */
  skips(file: string): boolean {
    return this.#isIgnored(file);
  }

  /** Sorts problems by the level of their rule. Errors, and problems that are not of a rule, keep their level. */
  apply({ errors, warnings, notices }: Pick<Report, 'errors' | 'warnings' | 'notices'>): Report {
    const result = new Report();
    result.errors.push(...errors);
    for (const problem of warnings) this.#add(problem, result, 'warning');
    for (const problem of notices) this.#add(problem, result, 'notice');
    return result;
  }

  #add(problem: Problem, result: Report, found: RuleLevel): void {
    const { code } = problem;
    const isRule = this.#levels[code] !== undefined;
    if (!isRule && this.#only) return;
    const level = isRule ? this.levelOf(code) : found;
    if (level !== 'off') result[`${level}s`].push(problem);
  }
}
