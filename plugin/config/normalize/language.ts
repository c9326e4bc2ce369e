/** Names of languages in their own language. */
import { ownValue } from '../../own-value.js';

/** Codes that sites use though they stand for countries. */
const countryCodes: Record<string, string> = { cn: 'zh', jp: 'ja', kr: 'ko', ua: 'uk', cz: 'cs' };

/** The BCP 47 code that is meant by what a site writes: `cn` → `zh`, `pt_BR` → `pt-BR`. */
export function languageCode(code: string): string {
  return ownValue(countryCodes, code.toLowerCase()) ?? code.replaceAll('_', '-');
}

/** `fr` → `Français`. The code itself where nobody knows it. */
export function languageName(code: string): string {
  const tag = languageCode(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
