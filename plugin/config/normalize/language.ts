/** Language codes, and language names in their own language. */
import { attempt } from '../../core/errors/attempt.js';
import { ownValue } from '../../core/text/own-value.js';

/** Country codes that sites use as language codes. */
const countryCodes: Record<string, string> = { cn: 'zh', jp: 'ja', kr: 'ko', ua: 'uk', cz: 'cs' };

/** The BCP 47 code for a code as sites write it: `cn` → `zh`, `pt_BR` → `pt-BR`. */
export function languageCode(code: string): string {
  return ownValue(countryCodes, code.toLowerCase()) ?? code.replaceAll('_', '-');
}

/** `fr` → `Français`. Returns the code itself if its name is unknown. */
export function languageName(code: string): string {
  const tag = languageCode(code);
  const name = attempt(() => new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag));
  return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
}
