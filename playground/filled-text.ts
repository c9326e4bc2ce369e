import { translation } from '../elements/labels.js';

/** The translation of the playground's string `name`, or its `english` text, with `values` instead of its placeholders. */
export function filledText(name: string, english: string, values: Readonly<Record<string, string>>): string {
  const text = translation(`playground.${name}`) ?? english;
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
