// The docs page that shows each element: the example of its doc comment, live and as
// HTML.

/** Replaces URLs of the examples with URLs that exist in the docs. */
const replacements = [
  [/src="\/[^"]+"/g, 'src="/images/folded-sheet.svg"'],
  [/href="\/[^"]*"/g, 'href="/quickstart"'],
  ['spec="/openapi.json" operation="POST /users"', 'spec="/moons.json" operation="POST /moons"'],
  ['https://docs.example.com/_octavo/search/', '/_octavo/search/'],
  [/(?<=<octavo-icon src=)"[^"]+"/g, '"/favicon.svg"'],
];

/** Elements with a border or a background: a frame would be a second one. */
const boxed =
  /^octavo-(accordion(-group)?|banner|callout|card(-group)?|check|code-(block|group)|color-row|danger|endpoint|expandable|frame|info|note|pager|playground|prompt|tile|tip|tree(-file|-folder)?|warning)$/;

/** The Markdown of the page. */
export function elementsGallery({ modules }) {
  const byExample = new Map();
  for (const element of modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName)) {
    const example = exampleOf(element);
    byExample.set(example, [...(byExample.get(example) ?? []), element.tagName]);
  }
  const examples = [...byExample].sort(([, [one]], [, [other]]) => (one < other ? -1 : 1));
  return [
    '---\ntitle: Elements gallery\ndescription: See every custom element, and copy its HTML.\n---',
    'Each example is live. Select the name of an element for its attributes, slots, parts, and events.',
    ...examples.map(section),
  ]
    .join('\n\n')
    .concat('\n');
}

function exampleOf({ tagName, description }) {
  const example = /```html\n([\s\S]*?)\n```/.exec(description)?.[1];
  if (!example) throw new Error(`<${tagName}> needs an @example for the gallery.`);
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), example);
}

/** Raw HTML stays as it is in a build, so its addresses are relative to the page: the site can have a base path. */
function fromPage(html) {
  return html.replace(
    /(?<=\b(?:href|src)=")\/([^"]*)(?=")/g,
    (_, path) => `../../${path}${/\.\w+$/.test(path) ? '' : '/'}`,
  );
}

function section([example, tags]) {
  const content = `dangerouslySetInnerHTML={{ __html: ${JSON.stringify(fromPage(example))} }}`;
  const links = tags.map((tag) => `[\`<${tag}>\`](/start/elements-reference#${tag})`);
  return [
    `## ${tags[0]
      .replace('octavo-', '')
      .replaceAll('-', ' ')
      .replace(/^./, (first) => first.toUpperCase())}`,
    links.join(' and '),
    boxed.test(tags[0])
      ? `<div ${content} />`
      : `<Frame>\n  <div style={{ padding: '0.5rem' }} ${content} />\n</Frame>`,
    `\`\`\`html\n${example}\n\`\`\``,
  ].join('\n\n');
}
