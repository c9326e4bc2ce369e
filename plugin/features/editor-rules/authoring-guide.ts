/** The writing guidance of the rules file, as snippets of the documentation. */
import { componentGroups } from './component-examples.js';
import { principles, requirements } from './writing-guidance.js';

/** All guidance for authors. */
export const authoringGuide = `${principles}\n${requirements}`;

/** A table: what each component is for. */
export function componentGuide(): string {
  const rows = componentGroups.map(({ title, use, example }) => {
    const names = new Set(Array.from(example.matchAll(/<([A-Z]\w*)/g), ([, name]) => `\`${name}\``));
    return `| ${title} | ${use} | ${[...names].join(', ')} |\n`;
  });
  return `| Content | Use | Components |\n| --- | --- | --- |\n${rows.join('')}`;
}
