/** Finds selectors in the author's style sheets and scripts that aim at something that no page has. */
import type { Problem } from '../../../core/errors/errors.js';
import type { BuiltFacts, CheckedSite } from '../../../hooks/feature.js';
import { readText } from '../../../reader/docs-file.js';
import { createUtilityClasses, type UtilityClasses } from '../../../shell/theme/utility-classes.js';
import { HookNames } from './hook-names.js';
import { KnownNames } from './known-names.js';
import { missingExclusions, missingName, type MissingName } from './missing-name.js';
import { nameKind, type ClassifiedName, type NameKind } from './name-kind.js';
import { nameNotice } from './name-notice.js';
import { NameUses } from './name-use.js';
import { scriptQueries } from './script-queries.js';
import { namesOf } from './selector.js';
import { siteCode, type SiteCode } from './site-code.js';
import { styleRules, type StyleRule } from './style-rules.js';

/** Kinds of names that only the pages of the site or of the hosted service can have. Code from elsewhere has other names. */
const ofPages = new Set<NameKind>(['hook', 'hosted', 'assistant', 'framework', 'utility']);

/** Kinds of names that the author most likely meant. Other names can be alternatives to the names that a page has. */
const intended = new Set<NameKind>(['hook', 'hosted']);

/** Returns one notice for each kind of name in a file. The site must be built: only then the names on its pages are known. */
export async function checkSelectors({ loaded, ids, built }: CheckedSite & { built: BuiltFacts }): Promise<Problem[]> {
  const { styles, scripts, site } = loaded;
  if (styles.length + scripts.length === 0) return [];
  const hooks = new HookNames();
  const code = siteCode(loaded, built);
  const known = new KnownNames([...hooks.names, ...pageNames(ids, built)], code.texts);
  const check = new SelectorCheck(hooks, known, code, createUtilityClasses(site.colors));
  for (const file of styles) {
    for (const rule of styleRules(readText(site.root, file) ?? '')) await check.addRule(rule, file);
  }
  for (const file of scripts) await check.addScript(readText(site.root, file) ?? '', file);
  return check.uses.all().map((use) => nameNotice(use, hooks));
}

function* pageNames(ids: CheckedSite['ids'], { facts }: BuiltFacts): Iterable<string> {
  for (const list of ids.values()) for (const id of list) yield `#${id}`;
  for (const { names = [] } of facts.values()) yield* names;
}

class SelectorCheck {
  readonly uses = new NameUses();
  readonly #hooks: HookNames;
  readonly #known: KnownNames;
  readonly #code: SiteCode;
  readonly #utilities: UtilityClasses;

  constructor(hooks: HookNames, known: KnownNames, code: SiteCode, utilities: UtilityClasses) {
    this.#hooks = hooks;
    this.#known = known;
    this.#code = code;
    this.#utilities = utilities;
  }

  async addRule({ selectors, properties }: StyleRule, file: string): Promise<void> {
    const missing = selectors.map(({ selector }) => missingName(selector, this.#known));
    const effective = selectors.filter((_, index) => !missing[index]);
    const names = new Set(effective.flatMap(({ selector }) => namesOf(selector)));
    // Another selector of the rule matches, perhaps the same elements.
    const isAlternative = ({ kind, instead }: ClassifiedName, { part }: MissingName): boolean =>
      effective.length > 0 &&
      (part !== undefined || !intended.has(kind) || (instead !== undefined && names.has(instead)));
    for (const [index, { selector, line, column }] of selectors.entries()) {
      const place = { file, line, column };
      const name = missing[index];
      if (!name) await this.#addExclusions(missingExclusions(selector, this.#known), place, properties);
      else {
        const classified = await this.#kindOf(name);
        if (this.#isReported(classified) && !isAlternative(classified, name))
          this.uses.add('nothing', name.name, classified, place, properties);
      }
    }
  }

  /** Own names in `:not()` are often for pages that do not exist yet. */
  async #addExclusions(
    excluded: readonly MissingName[],
    place: { file: string; line: number; column: number },
    properties: readonly string[],
  ): Promise<void> {
    for (const name of excluded) {
      const classified = await this.#kindOf(name);
      if (classified.kind === 'hosted' || classified.kind === 'hook')
        this.uses.add('more', name.name, classified, place, properties);
    }
  }

  /** Scripts often look for elements that only some pages have, so only names of hooks and of the service are reported. */
  async addScript(text: string, file: string): Promise<void> {
    for (const list of scriptQueries(text)) {
      const missing = list.map(({ selector }) => missingName(selector, this.#known));
      if (missing.some((each) => each === undefined)) continue;
      const classified = await this.#kindOf(missing[0]!);
      const { line, column } = list[0]!;
      if (ofPages.has(classified.kind) && classified.kind !== 'utility')
        this.uses.add('script', missing[0]!.name, classified, { file, line, column });
    }
  }

  #kindOf(name: MissingName): Promise<ClassifiedName> {
    return nameKind(name, this.#hooks, this.#utilities);
  }

  /** Code from elsewhere may create elements with other names. */
  #isReported({ kind }: ClassifiedName): boolean {
    return !this.#code.hasOther || ofPages.has(kind);
  }
}
