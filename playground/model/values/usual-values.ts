/** Usual values by the end of a name, whose words are in lower case with hyphens between them. */

/** Lengths and patterns of schemas differ: the first text that a schema allows is used. */
const texts: readonly (readonly [end: RegExp, ...values: string[]])[] = [
  [/e-?mail(?:-?address)?$/, 'user@example.com'],
  [/(?:image|photo|picture|avatar|logo|icon|thumbnail)-?(?:url|uri)$|avatar$/, 'https://example.com/image.png'],
  [/(?:url|uri|website|homepage|webhook)$|\b(?:href|link)$/, 'https://example.com/'],
  [/domain$|host-?name$|\bhost$/, 'example.com'],
  [/(?:phone|mobile|fax)(?:-?number)?$/, '+16175550123', '6175550123'],
  [/country-?name$/, 'United States'],
  [/country(?:-?code)?$/, 'US', 'USA', 'United States'],
  [/currency(?:-?code)?$/, 'USD', 'US dollar'],
  [/(?:language|locale)(?:-?code)?$|\blang$/, 'en', 'eng', 'en-US'],
  [/time-?zone$|\btz$/, 'America/New_York'],
  [/(?:zip|postal)-?code$|postcode$|\bzip$/, '02110'],
  [/\b(?:city|town)$/, 'Boston'],
  [/mac-?address$/, '00:00:5E:00:53:01'],
  [/ip-?address$|\bip$/, '192.0.2.1'],
  [/street$|\b(?:street-?)?address(?:-?line)?$/, '12 Main Street'],
  [/(?:first|given)-?name$/, 'Ada'],
  [/(?:last|family)-?name$|surname$/, 'Lovelace'],
  [/(?:full|display|contact|customer|author|owner)-?name$/, 'Ada Lovelace'],
  [/user-?name$|\b(?:login|nickname|handle)$/, 'ada'],
  [/\b(?:company|organi[sz]ation)(?:-?name)?$/, 'Example Ltd'],
  [/colou?r$/, '#336699'],
  [/\b(?:uuid|guid)$/, '123e4567-e89b-12d3-a456-426614174000'],
  [/\b(?:birth-?)?(?:date|day)$/, '2026-01-31'],
  [/\b(?:at|time)$|date-?time$|timestamp$/, '2026-01-31T12:00:00Z'],
  [/(?:mime|content|media)-?type$/, 'image/png'],
  [/file-?name$/, 'report.pdf'],
  [/\bversion$/, '1.0.0'],
  [/\bslug$/, 'example'],
  [/\bstatus$/, 'active'],
  [/\bsku$/, 'SKU-1001'],
  [/\biban$/, 'DE89370400440532013000'],
  [/\b(?:price|amount|cost|fee|balance)$/, '19.99'],
  [/\blat(?:itude)?$/, '42.36'],
  [/\b(?:lon|lng|longitude)$/, '-71.06'],
];

const numbers: readonly (readonly [end: RegExp, ...values: number[]])[] = [
  [/\b(?:price|amount|cost|fee|balance)$/, 19.99, 20, 1999],
  [/\blat(?:itude)?$/, 42.36, 42],
  [/\b(?:lon|lng|longitude)$/, -71.06, -71],
  [/\byear$/, 2026],
  [/\bage$/, 36],
  [/\b(?:percent|percentage)$/, 12.5, 12],
  [/\btemperature$/, 21.5, 21],
  [/\b(?:rating|score)$/, 4.5, 4],
  [/\b(?:weight|mass)$/, 2.5, 2],
  [/\b(?:width|height|depth)$/, 30],
  [/\b(?:at|time)$|timestamp$/, 1_769_860_800],
];

/** Texts that a value of this name usually has; empty for other names. */
export function usualTexts(name: string): readonly string[] {
  return valuesOf(texts, name);
}

/** The same for numbers. */
export function usualNumbers(name: string): readonly number[] {
  return valuesOf(numbers, name);
}

/** Texts for a value of any name, in an example that nobody sends. */
export function exampleTexts(name: string): readonly string[] {
  const words = wordsOf(name)
    .replace(/(?<=[^su])s$/, '')
    .replaceAll('-', ' ');
  if (/\bid$/.test(words)) return ['abc123', '123'];
  const [text] = /(?:description|summary|comment|note|message)$/.exec(words) ?? [];
  return [text ? `A short ${text}` : `Example ${words || 'text'}`, words || 'text', 'abc'];
}

function valuesOf<Value>(table: readonly (readonly [RegExp, ...Value[]])[], name: string): readonly Value[] {
  const words = wordsOf(name);
  const [, ...values] = table.find(([end]) => end.test(words)) ?? [];
  return values as Value[];
}

/** `billing-country` for `billingCountry` and `billing_country2`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
