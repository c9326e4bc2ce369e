/** Reduces a failing text while it fails in the same way. */

/** Tries at most `most` texts. `fails` returns whether a text still fails. */
export async function reduce(text: string, fails: (text: string) => Promise<boolean>, most = 120): Promise<string> {
  let tries = 0;
  const shrink = async (parts: string[]): Promise<string[]> => {
    let kept = parts;
    for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let at = 0; at < kept.length && tries < most;) {
        const without = [...kept.slice(0, at), ...kept.slice(at + size)];
        tries++;
        if (without.length < kept.length && (await fails(without.join('')))) kept = without;
        else at += size;
      }
    }
    return kept;
  };
  const lines = await shrink(text.split(/(?<=\n)/));
  const characters = Array.from(lines.join(''));
  return characters.length > 2000 ? characters.join('') : (await shrink(characters)).join('');
}
