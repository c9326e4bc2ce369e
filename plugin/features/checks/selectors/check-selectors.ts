/** Finds selectors in the author's style sheets and scripts that aim at something that no page has. */
import type { Place, Problem } from '../../../core/errors/errors.js';
import type { BuiltFacts, CheckedSite } from '../../../plugins/builtin.js';
import { readText } from '../../../reader/docs-file.js';
import { createUtilityClasses, type UtilityClasses } from '../../../shell/theme/utility-classes.js';
import { BarRoom } from './bar-room.js';
import { HookNames } from './hook-names.js';
import { KnownNames } from './known-names.js';
import { missingExclusions, missingName, type MissingName } from './missing-name.js';
import { nameKind, type ClassifiedName, type NameKind } from './name-kind.js';
import { nameNotice } from './name-notice.js';
import { NameUses } from './name-use.js';
import { Nesting } from './nesting.js';
import { codeNames } from './read/code-names.js';
import { scriptQueries } from './read/script-queries.js';
import { namesOf, type Selector } from './read/selector.js';
import { siteCode, type SiteCode } from './read/site-code.js';
import { readSpecimen } from './specimen.js';
import { styleRules, type PlacedSelector, type StyleRule } from './read/style-rules.js';

/** Kinds of names that only the pages of the site or of the hosted service can have. */
const ofPages = new Set<NameKind>(['hook', 'hosted', 'assistant', 'framework', 'utility', 'nesting']);

/** Kinds of names that the author most likely meant. Other names can be alternatives to the names that a page has. */
const intended = new Set<NameKind>(['hook', 'hosted']);

/** Returns one notice for each kind of name in a file. The site must be built: only then the names on its pages are known. */
export async function checkSelectors({ loaded, ids, built }: CheckedSite & { built: BuiltFacts }): Promise<Problem[]> {
  const { styles, scripts, site } = loaded;
  const hooks = new HookNames();
  const code = siteCode(loaded, built);
  const authors = [...pageNames(ids, built)];
  // Scripts can be large, so they are read once.
  const words = codeNames(code.texts);
  const ofCode = new KnownNames([], words);
  const ofContent = new Set(authors.filter((name) => !ofCode.has(name)));
  const nesting = new Nesting(readSpecimen(), {
    known: new KnownNames(authors, words),
    ofContent,
    tags: code.tags,
  });
  const known = new KnownNames([...hooks.names, ...nesting.names, ...authors, ...code.tags], words);
  const check = new SelectorCheck({ hooks, nesting, known, code, utilities: createUtilityClasses(site) });
  const room = new BarRoom(built.facts.values(), hooks);
  for (const file of styles) {
    for (const rule of styleRules(readText(site.root, file) ?? '')) {
      await check.addRule(rule, file);
      room.addRule(rule, file);
    }
  }
  for (const file of scripts) await check.addScript(readText(site.root, file) ?? '', file);
  return [...check.uses.all().map((use) => nameNotice(use, hooks)), ...room.notices()];
}

function* pageNames(ids: CheckedSite['ids'], { facts }: BuiltFacts): Iterable<string> {
  for (const list of ids.values()) for (const id of list) yield `#${id}`;
  for (const { names = [] } of facts.values()) yield* names;
}

interface CheckParts {
  hooks: HookNames;
  nesting: Nesting;
  known: KnownNames;
  code: SiteCode;
  utilities: UtilityClasses;
}

class SelectorCheck {
  readonly uses = new NameUses();
  readonly #parts: CheckParts;

  constructor(parts: CheckParts) {
    this.#parts = parts;
  }

  async addRule({ selectors, declarations }: StyleRule, file: string): Promise<void> {
    const properties = [...declarations.keys()];
    const missing = selectors.map((each) => this.#missing(each));
    const effective = selectors.filter((_, index) => !missing[index]);
    const names = new Set(effective.flatMap(({ selector }) => namesOf(selector)));
    // Another selector of the rule matches, perhaps the same elements.
    const isAlternative = ({ kind, instead }: ClassifiedName, { part }: MissingName): boolean =>
      effective.length > 0 &&
      (part !== undefined || !intended.has(kind) || (instead !== undefined && names.has(instead)));
    for (const [index, { selector, line, column }] of selectors.entries()) {
      const place = { file, line, column };
      const name = missing[index];
      if (!name) await this.#addExclusions(selector, place, properties);
      else {
        const classified = await this.#kindOf(name);
        if (!isAlternative(classified, name)) this.uses.add('nothing', name.name, classified, place, properties);
      }
    }
  }

  /** The name that no page has, or the whole selector if no page has its nesting. */
  #missing({ selector, text }: PlacedSelector): (MissingName & { isNesting?: boolean }) | undefined {
    const { known, nesting } = this.#parts;
    const missing = missingName(selector, known);
    if (missing || !nesting.covers(selector) || nesting.canMatch(selector)) return missing;
    return { name: text.replace(/\s+/g, ' '), around: namesOf(selector).reverse(), isNesting: true };
  }

  /** Own names in `:not()` are often for pages that do not exist yet. */
  async #addExclusions(selector: Selector, place: Place, properties: readonly string[]): Promise<void> {
    for (const name of missingExclusions(selector, this.#parts.known)) {
      const classified = await this.#kindOf(name);
      if (classified.kind === 'hosted' || classified.kind === 'hook')
        this.uses.add('more', name.name, classified, place, properties);
    }
  }

  /** Scripts often look for elements that only some pages have, so only names of hooks and of the service are reported. */
  async addScript(text: string, file: string): Promise<void> {
    for (const list of scriptQueries(text)) {
      const missing = list.map((each) => this.#missing(each));
      if (missing.some((each) => each === undefined)) continue;
      const classified = await this.#kindOf(missing[0]!);
      const { line, column } = list[0]!;
      if (ofPages.has(classified.kind) && classified.kind !== 'utility')
        this.uses.add('script', missing[0]!.name, classified, { file, line, column });
    }
  }

  async #kindOf(name: MissingName & { isNesting?: boolean }): Promise<ClassifiedName> {
    const { hooks, utilities } = this.#parts;
    if (name.isNesting) return { kind: 'nesting', instead: hooks.nearest(name.around) };
    if (name.isCodeColor) return { kind: 'color' };
    const classified = await nameKind(name, hooks, utilities);
    return classified.kind === 'own' && this.#parts.code.hasOther ? { kind: 'foreign' } : classified;
  }
}
