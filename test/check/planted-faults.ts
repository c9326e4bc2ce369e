/** A site with one fault of each kind. `▶` marks where it must be reported; the mark itself is not written. */
import { otherSecrets, secretLines } from './secret-examples.js';

/** Files with marks by path, and the code of the problem at each mark. */
export type PlantedFaults = readonly (readonly [code: string, file: string, text: string])[];

const head = '---\ntitle: A page\ndescription: What it is about.\n---\n\n';
const page = (name: string, text: string): readonly [string, string] => [
  `${name}.mdx`,
  head.replace('A page', name) + text,
];
const fence = (text: string): string => text.replaceAll("'''", '```');

/** A specification with a parameter that is not described in `moons.json` only. */
function specification(search: string, replacement: string): string {
  const text = `{
  "openapi": "3.1.0",
  "info": { "title": "Moons", "version": "1" },
  "paths": {
    "/NAME/{id}": {
      "get": {
        "summary": "Read",
        "parameters": [
          { "name": "id", "in": "path", "required": true, "description": "DESCRIPTION", "schema": { "type": "string", "example": "" } }
        ],
        "responses": { "200": { "description": "One" }, "404": { "description": "None" } },
        "security": []
      }
    }
  }
}
`;
  const isDescribed = replacement !== '▶"get"';
  return text.replace('DESCRIPTION', isDescribed ? 'Its id.' : '').replace(search, replacement);
}

/** Faults of pages, specifications and style sheets. Each file has one. */
const pages: PlantedFaults = [
  // Front matter
  ['title-missing', 'no-title.mdx', '---\n▶description: About.\n---\n\nText.\n'],
  ['title-missing', 'no-front-matter.mdx', '▶# A title\n\nText.\n'],
  ['description-missing', 'no-description.mdx', '---\n▶title: Only a title\n---\n\nText.\n'],
  ['front-matter-unclosed', 'unclosed.mdx', '▶---\ntitle: Unclosed\n\nText.\n'],
  ['front-matter-syntax', 'yaml.mdx', '---\ntitle: Yaml\ndescription: one▶: two\n---\n\nText.\n'],
  ['front-matter-value', 'value.mdx', '---\ntitle: Value\ndescription: About.\nmode: ▶wider\n---\n\nText.\n'],
  ['icon-unknown', 'icon.mdx', '---\ntitle: Icon\ndescription: About.\nicon: ▶rokcet\n---\n\nText.\n'],
  ['foreign-syntax', ...page('admonition', '▶!!! note "Title"\n    Text.\n')],
  ['content-lost', ...page('include', '▶<!--@include: ./part.md-->\n')],
  [
    'front-matter-unused',
    'unused.mdx',
    '---\ntitle: Unused\ndescription: About.\n▶sidebar_position: 2\n---\n\nText.\n',
  ],
  ['page-draft', 'draft.mdx', '---\ntitle: Draft\ndescription: About.\n▶draft: true\n---\n\nText.\n'],
  ['related-missing', 'related.mdx', '---\ntitle: Related\ndescription: About.\nrelated: ▶["nowhere"]\n---\n\nText.\n'],
  ['title-duplicate', 'zz-same.mdx', '---\ntitle: ▶code-none\ndescription: About.\n---\n\nText.\n'],
  ['page-orphan', 'orphan.mdx', `▶${head.replace('A page', 'Orphan')}Text.\n`],
  ['page-twice', 'both.md', '▶---\ntitle: Both\ndescription: About.\n---\n'],
  // Headings
  ['heading-level-one', ...page('level-one', 'Text.\n\n▶# Another title\n')],
  ['heading-level-one', ...page('level-one-tag', 'Text.\n\n▶<h1>Another title</h1>\n')],
  ['heading-skipped', ...page('starts-deep', '▶### Deep\n')],
  ['heading-skipped', ...page('skips', '## One\n\n▶#### Three\n')],
  [
    'heading-skipped',
    ...page('skips-in-tab', '<Tabs>\n  <Tab title="A">\n    ## One\n\n    ▶#### Three\n  </Tab>\n</Tabs>\n'),
  ],
  ['heading-empty', ...page('empty-heading', '▶##\n\nText.\n')],
  // Images and links
  ['image-alt-missing', ...page('no-alt', '<Frame>\n  ▶![](/images/moon.png)\n</Frame>\n')],
  ['image-alt-missing', ...page('no-alt-tag', '<Frame>\n  ▶<img src="/images/moon.png" />\n</Frame>\n')],
  ['image-alt-vague', ...page('file-name-alt', '<Frame>\n  ▶![moon.png](/images/moon.png)\n</Frame>\n')],
  ['image-alt-vague', ...page('word-alt', '<Frame>\n  ▶<img src="/images/moon.png" alt="Screenshot" />\n</Frame>\n')],
  ['image-frame', ...page('no-frame', '▶![The moon in the evening](/images/moon.png)\n')],
  ['image-frame', ...page('no-frame-tag', '▶<img src="/images/moon.png" alt="The moon in the evening" />\n')],
  [
    'image-frame',
    ...page(
      'no-frame-step',
      '<Steps>\n  <Step title="Look">\n    ▶![The moon in the evening](/images/moon.png)\n  </Step>\n</Steps>\n',
    ),
  ],
  ['asset-missing', ...page('no-image', '<Frame>\n  ▶![The moon in the evening](/images/mon.png)\n</Frame>\n')],
  [
    'asset-missing',
    ...page('no-image-value', '<Frame>\n  ▶<img src={"/images/mon.png"} alt="The moon in the evening" />\n</Frame>\n'),
  ],
  [
    'asset-missing',
    ...page('no-image-expression', '<Frame>▶{<img src="/images/mon.png" alt="The moon in the evening" />}</Frame>\n'),
  ],
  [
    'asset-missing',
    ...page('no-style-image', "▶<div style={{ backgroundImage: 'url(/images/mon.png)' }}>Text.</div>\n"),
  ],
  [
    'asset-missing',
    ...page('no-style-tag-image', '▶<style>{`.a { background: url(/images/mon.png) }`}</style>\n\nText.\n'),
  ],
  ['asset-missing', ...page('no-script', '▶<script src="/mon.js" />\n\nText.\n')],
  ['asset-missing', 'custom.css', '.hero {\n  background: ▶url("images/mon.png") no-repeat;\n}\n'],
  ['selector-unmatched', 'hooks.css', '▶.nav-tab-items {\n  color: red;\n}\n'],
  ['bar-room', 'room.css', '▶#content-area {\n  padding-top: 7rem;\n}\n'],
  ['file-not-loaded', 'tools/list.js', "▶const fs = require('fs');\n"],
  ['file-private', ...page('private-file', 'See [▶the settings](/.env).\n'.replace('[▶', '▶['))],
  ['link-dead', ...page('dead-link', 'See ▶[the guide](/gide).\n')],
  ['link-dead', ...page('dead-card', '▶<Card title="Guide" href="/gide">Text.</Card>\n')],
  ['anchor-missing', ...page('dead-anchor', 'See ▶[the start](/guide#strat).\n')],
  ['anchor-missing', ...page('dead-own-anchor', '## Start\n\nSee ▶[the start](#strat).\n')],
  ['link-text-vague', ...page('vague-link', 'For more, click ▶[here](/guide).\n')],
  // Code and procedures
  ['code-language', ...page('code-none', fence("▶'''\nsome text\n'''\n"))],
  ['code-language', ...page('code-in-list', fence("1. Run:\n\n   ▶'''\n   npm install\n   '''\n"))],
  ['code-language', ...page('code-title-only', fence("▶''' title=\"a.txt\"\nsome text\n'''\n"))],
  ['code-fence-open', ...page('open-fence', fence("▶'''js\nconst a = 1;\n"))],
  ['procedure-unnumbered', ...page('bulleted-steps', 'Follow these steps:\n\n▶- Open the app.\n- Sign in.\n')],
  [
    'procedure-unnumbered',
    ...page('ordinal-steps', '▶* First, open the app.\n* Then, sign in.\n* Finally, send it.\n'),
  ],
  // Parameters
  [
    'parameter-missing',
    'endpoint.mdx',
    '---\ntitle: Endpoint\ndescription: About.\napi: ▶GET /users/{id}\n---\n\n<ParamField query="limit" type="integer">The most entries.</ParamField>\n\nThe status is 200 or 404.\n',
  ],
  ['parameter-description', ...page('no-description-field', '▶<ParamField query="limit" type="integer" />\n')],
  [
    'parameter-description',
    ...page('no-description-response', '▶<ResponseField name="id" type="string"></ResponseField>\n'),
  ],
  ['parameter-type', ...page('no-type-field', '▶<ParamField query="limit">The most entries.</ParamField>\n')],
  // Components
  ['component-unknown', ...page('unknown-component', '▶<Crad title="Guide">Text.</Crad>\n')],
  ['prop-unknown', ...page('unknown-prop', '▶<Card titel="Guide" title="A">Text.</Card>\n')],
  ['prop-missing', ...page('missing-prop', '<Tabs>\n  ▶<Tab>Text.</Tab>\n</Tabs>\n')],
  ['icon-unknown', ...page('unknown-icon', '▶<Card title="Guide" icon="rokcet">Text.</Card>\n')],
  ['mdx-syntax', ...page('open-tag', 'Text.\n\n▶<Note>\n\nMore.\n')],
  ['unknown-variable', ...page('variable', 'Version ▶{{versoin}}.\n')],
  ['import-missing', ...page('missing-import', "import Gone from ▶'/snippets/gone.mdx';\n\n<Gone />\n")],
  // Specifications
  ['operation-missing', 'no-operation.mdx', '---\ntitle: No operation\nopenapi: ▶unknown-key.json GET /nothing\n---\n'],
  ['parameter-description', 'moons.json', specification('"get"', '▶"get"')],
  [
    'openapi-duplicate-key',
    'planets.yaml',
    'openapi: 3.1.0\ninfo:\n  title: Planets\n  ▶title: Moons\n  version: "1"\npaths: {}\n',
  ],
  [
    'openapi-ref',
    'no-ref.json',
    specification('"schema": { "type": "string"', '▶"schema": { "$ref": "#/components/schemas/Gone"'),
  ],
  ['openapi-unknown-key', 'unknown-key.json', specification('"summary": "Read"', '▶"sumary": "Read"')],
  ['openapi-path-parameter', 'path-parameter.json', specification('{id}": {\n      "get"', '{ids}": {\n      ▶"get"')],
  ['response-missing', 'no-error.json', specification('"get": {', '▶"get": {').replace(/, "404": \{[^}]+\}/, '')],
  [
    'authentication-missing',
    'no-security.json',
    specification('"get": {', '▶"get": {').replace(/,\s+"security": \[\]/, ''),
  ],
  ['openapi-status', 'status.json', specification('"200"', '▶"2OO"')],
  ['openapi-syntax', 'stars.json', '{ "openapi": "3.1.0", "info": ▶}\n'],
  ['secret-exposed', 'comets.json', specification('"example": ""', `"example": "▶${secretLines[5]![1]}"`)],
  ...secretLines.map(([name, key], index): PlantedFaults[number] => [
    'secret-exposed',
    ...page(`secret-${index}`, fence(`'''bash ${name}\nexport KEY="▶${key}"\n'''\n`)),
  ]),
  ...otherSecrets.map(([name, text]): PlantedFaults[number] => [
    'secret-exposed',
    ...page(`secret-${name}`, fence(`'''bash\nexport VALUE="▶${text}"\n'''\n`)),
  ]),
];

/** Pages that other pages link to, and files. None of them has a fault. */
const sound: Record<string, string> = {
  'index.mdx': page('index', 'Text.\n')[1],
  'guide.mdx': page('guide', '## Start\n\nText.\n')[1],
  'both.mdx': page('both', 'Text.\n')[1],
  'images/moon.png': 'PNG',
  '.env': 'KEY=1\n',
  'snippets/part.mdx': 'Text.\n',
};

const specifications = pages.flatMap(([, file]) => (/\.(?:json|yaml)$/.test(file) ? [file] : []));

/** Faults of the settings, in the order of the lines. */
const settingsLines: readonly (string | readonly [string, string])[] = [
  '{',
  '  "name": "Planets",',
  '  "theme": "mint",',
  ['color-contrast', '  "colors": { "primary": ▶"#FFFFE0" },'],
  ['unknown-key', '  ▶"favicn": "/favicon.svg",'],
  ['icon-unknown', '  "navbar": { "links": [{ "label": "Guide", "href": "/guide", "icon": ▶"rokcet" }] },'],
  ['asset-missing', '  "logo": ▶"/images/lgo.svg",'],
  ['font-missing', '  "fonts": { "family": ▶"Lunar", "source": "/fonts/lunr.woff2" },'],
  ['asset-missing', '  "seo": { "metatags": { "og:image": ▶"/images/mon.png" } },'],
  ['config-type', '  "feedback": { "thumbsRating": ▶"yes" },'],
  '  "redirects": [',
  ['redirect-loop', '    { "source": ▶"/round", "destination": "/about" },'],
  '    { "source": "/about", "destination": "/round" },',
  ['redirect-chain', '    { "source": "/first", "destination": ▶"/second" },'],
  '    { "source": "/second", "destination": "/guide" },',
  ['redirect-twice', '    { "source": ▶"/second", "destination": "/index" },'],
  ['redirect-hidden', '    { "source": ▶"/guide", "destination": "/index" },'],
  ['link-dead', '    { "source": "/moved", "destination": ▶"/nowhere" }'],
  '  ],',
  ['config-name', '  "check": { "rules": { ▶"image-fram": "off" } },'],
  '  "navigation": { "groups": [',
  ['openapi-missing', '    { "group": "API", "openapi": ▶"gone.json" },'],
  ...specifications.map(
    (name) =>
      `    { "group": "${name}", "openapi": { "source": "${name}", "directory": "${name.replace('.', '-')}" } },`,
  ),
  ['page-missing', '    { "group": "Missing", "pages": [▶"nowhere/to-find"] },'],
  '    { "group": "Pages", "pages": NAMES }',
  '  ] }',
  '}',
];

/** All files with marks. */
export function plantedSite(): { files: Record<string, string>; faults: PlantedFaults } {
  const orphans = new Set(['orphan.mdx', 'both.md']);
  const named = [
    ...pages.map(([, file]) => file).filter((file) => !/\.(?:css|js)$/.test(file)),
    'index.mdx',
    'guide.mdx',
    'both.mdx',
  ].filter((file) => !orphans.has(file));
  const names = JSON.stringify([...new Set(named)].map((file) => file.replace(/\.mdx?$/, '')));
  const text = settingsLines
    .map((line) => (typeof line === 'string' ? line : line[1]))
    .join('\n')
    .replace('NAMES', names);
  const settings = settingsLines.flatMap((line, index): PlantedFaults =>
    typeof line === 'string' ? [] : [[line[0], 'docs.json', markedLine(text, index)]],
  );
  const files = {
    ...sound,
    'docs.json': text,
    ...Object.fromEntries(pages.map(([, file, content]) => [file, content])),
  };
  return {
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, content.replaceAll('▶', '')])),
    faults: [...pages, ...settings],
  };
}

/** The text with the mark of a single line. */
function markedLine(text: string, index: number): string {
  return text
    .split('\n')
    .map((line, at) => (at === index ? line : line.replace('▶', '')))
    .join('\n');
}
