// The page of the documentation that shows each element at work: the example of its doc comment, as part of the page and as
// HTML below it.

/** Examples name files of a site that does not exist; the documentation has these instead. */
const replacements = [
  [/src="\/[^"]+"/g, 'src="/images/folded-sheet.svg"'],
  [/href="\/[^"]*"/g, 'href="/quickstart"'],
];

/** The text of the page. */
export function elementsGallery({ modules }) {
  const byExample = new Map();
  for (const element of modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName)) {
    const example = exampleOf(element);
    byExample.set(example, [...(byExample.get(example) ?? []), element.tagName]);
  }
  const examples = [...byExample].sort(([, [one]], [, [other]]) => (one < other ? -1 : 1));
  return [
    '---\ntitle: Elements gallery\ndescription: Every custom element at work, with its HTML.\nicon: layout-grid\n---',
    'Each example is the element itself. Select its name for its attributes, slots, parts, and events.',
    ...examples.map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

function exampleOf({ tagName, description }) {
  const example = /```html\n([\s\S]*?)\n```/.exec(description)?.[1];
  if (!example) throw new Error(`<${tagName}> has no @example, which the gallery shows.`);
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), example);
}

function section([example, tags]) {
  const links = tags.map((tag) => `[\`<${tag}>\`](/start/elements-reference#${tag})`);
  return [
    `## ${tags[0]
      .replace('octavo-', '')
      .replaceAll('-', ' ')
      .replace(/^./, (first) => first.toUpperCase())}`,
    links.join(' and '),
    `<Frame>\n  <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(example)} }} />\n</Frame>`,
    `\`\`\`html\n${example}\n\`\`\``,
  ].join('\n\n');
}
