/** The texts of notices about names that no page has. */
import type { Problem } from '../../../core/errors/errors.js';
import { counted } from '../../../core/text/counted.js';
import type { HookNames } from './hook-names.js';
import type { NameKind } from './name-kind.js';
import type { NameUse } from './name-use.js';

/** Number of names, properties or hooks that a text lists. */
const maxNames = 5;
const maxProperties = 3;

/** One notice with all places. */
export function nameNotice(use: NameUse, hooks: HookNames): Problem {
  const [first] = use.places;
  return {
    code: 'selector-unmatched',
    message: messageOf(use),
    hint: hintOf(use, hooks),
    ...first!,
    ...(use.places.length > 1 && { places: use.places }),
  };
}

/** The reasons for the effect. Default: the names themselves. */
const causes: Partial<Record<NameKind, string>> = {
  assistant: 'Pages have no assistant',
  framework: "Pages have no elements of the hosted service's libraries",
  utility: 'No page has these utility classes',
  color: 'Code has classes instead of styles for its colors',
  nesting: 'Pages have another structure',
};

/** Advice for kinds of names that no hook replaces. Default: to remove the selectors. */
const fixes: Partial<Record<NameKind, string>> = {
  own: 'Remove the rules, or correct the names.',
  foreign: 'Remove the rules, or correct the names.',
  color: 'Choose the colors of code with "styling.codeblocks" in docs.json.',
};

function messageOf(use: NameUse): string {
  const names = some(use.names, maxNames);
  const cause = causes[use.kind];
  if (cause === undefined && use.names.size === 1) return `No page has ${names}, so ${effectOf(use)}.`;
  return `${cause ?? 'No page has these names'}, so ${effectOf(use)}: ${names}.`;
}

function effectOf({ effect, kind, places, properties }: NameUse): string {
  if (effect === 'script')
    return places.length === 1
      ? 'the script does not find it'
      : `the script does not find it in ${places.length} places`;
  const selectors = counted(places.length, 'selector');
  const styles = properties.size > 0 ? ` (${some(properties, maxProperties)})` : '';
  const condition = kind === 'foreign' ? ' unless code from another site adds such elements' : '';
  if (effect === 'nothing')
    return `${selectors} ${places.length === 1 ? 'matches' : 'match'} nothing${styles}${condition}`;
  return `:not() excludes nothing in ${selectors}${styles}`;
}

function hintOf(use: NameUse, hooks: HookNames): string {
  const { kind, hooks: instead, places } = use;
  const [hook] = instead;
  if (kind === 'hook') return `Did you mean ${hook}? ${hooks.rows.get(hook!)!.covers}`;
  if (kind === 'nesting') return nestingHint(use, hooks);
  if (hook !== undefined) return `Use a hook of the page instead: ${some(instead, maxNames)}.`;
  const fix = fixes[kind];
  if (fix !== undefined) return fix;
  return places.length === 1 ? 'Remove it, or use a hook of the page.' : 'Remove them, or use hooks of the page.';
}

/** Describes the element with the last hook of the selector. */
function nestingHint({ hooks: instead }: NameUse, hooks: HookNames): string {
  const [hook] = instead;
  const row = hook === undefined ? undefined : hooks.rows.get(hook);
  return row ? `${hook} (${row.element}): ${row.covers}` : 'Look at the structure of a page.';
}

function some(texts: ReadonlySet<string>, max: number): string {
  const more = texts.size - max;
  return [...texts].slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
