/** Decides what an author most likely means by a name that no page has. */
import type { UtilityClasses } from '../../../shell/theme/utility-classes.js';
import type { HookNames } from './hook-names.js';
import { assistantNames, frameworkNames, isHosted } from './hosted-names.js';
import { bareName } from './known-names.js';
import type { MissingName } from './missing-name.js';

/**
 * `hook`: another spelling of a hook. `hosted`: a name that only the hosted page has. `assistant`: its assistant.
 * `framework`: a name of its libraries. `utility`: a utility class. `own`: any other name. `foreign`: the same on sites that
 * load code from elsewhere, which may add elements with the name.
 * `color`: a color of code as a style. `nesting`: all names are hooks, but nested in another way.
 */
export type NameKind =
  | 'hook'
  | 'hosted'
  | 'assistant'
  | 'framework'
  | 'utility'
  | 'own'
  | 'foreign'
  | 'color'
  | 'nesting';

/** A name with its kind, and the hook to use instead of it. */
export interface ClassifiedName {
  kind: NameKind;
  instead?: string;
}

export async function nameKind(
  { name, part, around }: MissingName,
  hooks: HookNames,
  utilities: UtilityClasses,
): Promise<ClassifiedName> {
  const near = hooks.nearest(around);
  if (assistantNames.test(name)) return { kind: 'assistant' };
  if (frameworkNames.test(name)) return { kind: 'framework', instead: near };
  const bare = part ? part.value : bareName(name);
  const similar = hooks.similar(bare);
  if (similar !== undefined) return { kind: 'hook', instead: similar };
  if (isHosted(name)) return { kind: 'hosted', instead: hooks.start(bare) ?? near };
  const isClass = part ? part.attribute === 'class' : name.startsWith('.');
  if (isClass && (await isUtility(bare, utilities))) return { kind: 'utility', instead: near };
  return { kind: 'own' };
}

/** Beginnings of utility classes. Other names need no generator, which takes time to load. */
const utilityStart =
  /^-?(?:absolute|animate|backdrop|bg|block|border|bottom|col|cursor|divide|fill|fixed|flex|float|font|from|gap|grid|grow|h|hidden|inline|inset|invisible|italic|items|justify|leading|left|list|m[xytrbl]?|max|min|object|opacity|order|outline|overflow|p[xytrbl]?|place|pointer|relative|right|ring|rotate|rounded|row|scale|select|self|shadow|shrink|size|space|sr|static|sticky|stroke|text|to|top|tracking|transform|transition|translate|truncate|underline|uppercase|via|visible|w|whitespace|z)(?:-|$)/;

/** Whether the generator of utility classes knows the class, or only such classes have its characters. */
async function isUtility(name: string, utilities: UtilityClasses): Promise<boolean> {
  return /[:[\]/]/.test(name) || (utilityStart.test(name) && (await utilities([name])) !== '');
}
