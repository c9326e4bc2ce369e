/** Notices about options of parts that a site does not have. */
import type { Place, Problem } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { groupBy } from '../../core/text/group-by.js';

export type UnusedText = Pick<Problem, 'message' | 'hint'>;

/** A part that a site may lack. */
export interface OptionalPart {
  /** Whether the site has it. */
  isUsed: boolean;
  /** The reason why its options have no effect, for use after "because". */
  reason: string;
  /** The way to add it, for use after "Or". */
  fix: string;
}

/** Returns a notice for each of `parts` that is not used and has options in the settings. `parts`: by the `optionOf` of their options. */
export function unusedOptions({ references = [] }: Site, parts: Readonly<Record<string, OptionalPart>>): Problem[] {
  const options = references.filter(({ kind, value }) => kind === 'option' && Object.hasOwn(parts, value));
  return [...groupBy(options, ({ value }) => parts[value]!)].flatMap(([{ isUsed, reason, fix }, unused]) => {
    const [have, them] = unused.length === 1 ? ['has', 'it'] : ['have', 'them'];
    const text = {
      message: `${unused.map(({ key }) => key).join(', ')} ${have} no effect, because ${reason}.`,
      hint: `Remove ${them}. Or ${fix}.`,
    };
    const places = unused.map(({ location }) => location);
    return isUsed ? [] : [unusedNotice(text, places)];
  });
}

export function unusedNotice(text: UnusedText, places: readonly Place[]): Problem {
  return { code: 'setting-unused', ...text, ...places[0]!, ...(places.length > 1 && { places }) };
}
