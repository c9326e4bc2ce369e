/** Elements as page components write them: each with all of its slots, and with each of its attributes that styles read. */

const icon = '<span slot="icon"><svg class="octavo-icon" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg></span>';
const words = '<p>Words with <code>code</code> and <strong>weight</strong>.</p><p>More.</p>';

/** The same markup with each of these attributes. */
function withEach(html: string, attributes: readonly string[]): string[] {
  return ['', ...attributes].map((attribute) => html.replace(/(?=[\s>])/, attribute && ` ${attribute}`));
}

const callouts = ['callout', 'note', 'tip', 'info', 'warning', 'check', 'danger'].flatMap((kind) => [
  `<octavo-${kind}>${icon}<strong slot="title">Title</strong>${words}</octavo-${kind}>`,
  `<octavo-${kind} style="--octavo-callout-color:#f00">Text</octavo-${kind}>`,
]);

const types = ['note', 'tip', 'info', 'warning', 'check', 'danger'].map((type) => `type="${type}"`);
const image = '<img slot="image" src="data:," alt="">';
const cards = [
  ...withEach(
    `<octavo-card>${image}${icon}<strong slot="title">Title</strong>${words}<span slot="cta">More</span></octavo-card>`,
    ['horizontal', 'disabled', 'arrow', ...types],
  ),
  ...withEach(`<octavo-card>Words</octavo-card>`, types),
  // Its link stays in it.
  `<octavo-card arrow><a slot="title" href="#a">Title</a><p>A <a href="#b">link</a>.</p></octavo-card>`,
];

const anchor = '<span slot="anchor" id="a"></span>';
const accordion = `<octavo-accordion>${anchor}${icon}<span slot="title">Title</span><span slot="description">More</span>${words}</octavo-accordion>`;
const accordions = withEach(accordion, ['open']);
const expandables = withEach(`<octavo-expandable><span slot="title">Title</span>${words}</octavo-expandable>`, [
  'open',
]);

const columns = ['octavo-columns', 'octavo-card-group'].flatMap((tag) =>
  withEach(`<${tag}>${cards.slice(0, 3).join('')}<p>Text</p></${tag}>`, ['cols="1"', 'cols="3"', 'cols="4"']),
);

const steps = `<octavo-steps role="list">
  <octavo-step role="listitem"><p slot="title">One</p>${words}</octavo-step>
  <octavo-step role="listitem" number="7"><h3 slot="title">Two</h3>${words}</octavo-step>
  <octavo-step role="listitem">${icon}<h2 slot="title">Three</h2>Text</octavo-step>
</octavo-steps>`;

const frames = [
  '<img src="data:," alt="">',
  '<p><img src="data:," alt=""></p>',
  '<p>Text</p>',
  '<div><p>Text</p></div>',
].map(
  (content) => `<octavo-frame><div slot="hint">Hint</div>${content}<div slot="caption">Caption</div></octavo-frame>`,
);

const update = (attribute: string): string =>
  `<octavo-update${attribute}><h2 slot="label" id="l">May</h2><span slot="description">v1</span><span slot="tag">A</span><span slot="tag">B</span>${words}</octavo-update>`;
const updates = [`${update('')}${update('')}${update(' hidden')}`, `<div style="width:20rem">${update('')}</div>`];

const badges = withEach(`<octavo-badge>${icon}Text</octavo-badge>`, [
  ...['blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface', 'white-destructive'].map(
    (color) => `color="${color}"`,
  ),
  ...['xs', 'sm', 'lg'].map((size) => `size="${size}"`),
  'shape="pill"',
  'stroke',
  'disabled',
]);

const line = (text: string, kind = ''): string => `<span class="line${kind}">${text}</span>`;
const lines = [
  line('let a'),
  line('let b', ' highlight'),
  line('let c', ' added'),
  line('let d', ' removed focus'),
  line('word '.repeat(60)),
];
const pre = `<pre tabindex="0"><code>${lines.join('\n')}</code></pre>`;
const codeBlocks = ['', '<span slot="title"><svg class="octavo-icon"></svg>a.js</span>'].flatMap((title) =>
  withEach(`<octavo-code-block>${title}${pre}</octavo-code-block>`, [
    'lines',
    'wrap',
    'nocopy',
    'expandable',
    'expandable open',
    'title="b.js"',
  ]),
);

const tab = (title: string, isSelected: boolean): string =>
  `<button slot="tab" type="button" role="tab" aria-selected="${isSelected}" data-active="${isSelected}"><div><svg class="octavo-icon"></svg>${title}</div></button>`;
const tabButtons = `${tab('npm', true)}${tab('yarn', false)}`;
const panels = [words, codeBlocks[0]].map(
  (content, index) =>
    `<octavo-tab role="tabpanel" label="npm"${index > 0 ? ' hidden="until-found"' : ''}><span slot="anchor"></span>${content}</octavo-tab>`,
);
const nested = `<octavo-tab label="a"><octavo-tabs>${tabButtons}${panels.join('')}</octavo-tabs></octavo-tab>`;
const tabs = [
  ...withEach(`<octavo-tabs>${tabButtons}${panels.join('')}</octavo-tabs>`, ['border-bottom']),
  `<octavo-tabs>${tab('a', true)}${nested}</octavo-tabs>`,
];

const codePanels = `<octavo-tab label="npm">${codeBlocks[0]}</octavo-tab><octavo-tab label="yarn" hidden="until-found">${codeBlocks[1]}</octavo-tab>`;
const codeGroups = withEach(`<octavo-code-group>${tabButtons}${codePanels}</octavo-code-group>`, [
  'dropdown',
  'dropdown open',
]);

const view = `<octavo-view label="npm"><span slot="title"><svg class="octavo-icon"></svg>npm</span>${words}</octavo-view>`;
const views = withEach(view, ['continued', 'hidden="until-found"']);

const filter =
  '<octavo-update-filter><button type="button" value="A" aria-pressed="false">A</button><button type="button" value="B" aria-pressed="true">B</button></octavo-update-filter>';

const colors = withEach(
  `<octavo-color>
    <octavo-color-item style="--octavo-color-value:#f00"><span slot="name">Red</span><code slot="value">#f00</code></octavo-color-item>
    <octavo-color-item name="Blue" value="#00f" dark-value="#88f"></octavo-color-item>
    <octavo-color-row><strong slot="title">Row</strong><octavo-color-item><code slot="value">#0f0</code><code slot="value">#080</code></octavo-color-item></octavo-color-row>
  </octavo-color>`,
  ['variant="table"'],
);

const tree = `<octavo-tree role="list">
  <octavo-tree-folder role="listitem" open highlight><span slot="name">src</span><span slot="comment">code</span>
    <octavo-tree-file role="listitem"><span slot="name">a.ts</span></octavo-tree-file>
    <octavo-tree-folder role="listitem"><span slot="name">lib</span></octavo-tree-folder>
  </octavo-tree-folder>
  <octavo-tree-folder role="listitem" fixed><span slot="name">docs</span></octavo-tree-folder>
  <octavo-tree-file role="listitem" highlight><span slot="name">b.md</span><span slot="comment">new</span></octavo-tree-file>
  <octavo-tree-file role="listitem" name="c.md"></octavo-tree-file>
</octavo-tree>`;

const facts =
  '<code slot="type">string</code><span slot="location">query</span><span slot="required">required</span>' +
  '<span slot="optional">optional</span><span slot="deprecated">deprecated</span>' +
  '<span slot="default">default: <code>1</code></span><span slot="placeholder">example: <code>2</code></span>';
const fields = ['param', 'response'].flatMap((kind) =>
  withEach(
    `<octavo-${kind}-field><span slot="pre">pre</span><a slot="name" href="#f"><code>id</code></a><span slot="post">post</span>${facts}${words}</octavo-${kind}-field>`,
    ['deprecated', 'deprecated required name="x" type="y" location="path" default-value="1" placeholder="2"'],
  ),
);

const tip =
  '<span slot="tip" role="tooltip"><strong data-component-part="tooltip-title">API</strong>' +
  '<span data-component-part="tooltip-description">A way</span><a data-component-part="tooltip-cta" href="#t">More</a></span>';

/** The specimens, by the name of their folder in `elements`. */
export const specimens: Readonly<Record<string, readonly string[]>> = {
  callout: callouts,
  card: cards,
  accordion: [...accordions, `<octavo-accordion-group>${accordions.join('')}</octavo-accordion-group>`],
  expandable: [...expandables, `<octavo-expandable open>${words}${expandables.join('')}</octavo-expandable>`],
  'code-block': codeBlocks,
  'code-group': codeGroups,
  columns: [
    ...columns,
    `<octavo-columns><octavo-column>${words}</octavo-column><octavo-column>Text</octavo-column></octavo-columns>`,
  ],
  steps: [steps],
  frame: frames,
  tabs,
  update: updates,
  'update-filter': [filter],
  view: views,
  tile: [
    `<octavo-tile><strong slot="title">Title</strong><span slot="description">More</span>${image.replace('slot="image" ', '')}</octavo-tile>`,
  ],
  badge: badges.map((badge) => `<p>Text ${badge} text.</p>`),
  color: colors,
  tree: [tree],
  'param-field': [...fields, `<h2>Fields</h2>${fields[0]}${fields[1]}<p>Text</p>${fields[0]}`],
  tooltip: [
    `<p>An <octavo-tooltip><span tabindex="0">API</span>${tip}</octavo-tooltip> here.</p>`,
    '<p>A <octavo-tooltip><span tabindex="0">word</span><span slot="tip" id="t"><strong>One</strong> two <a href="#a">three</a></span></octavo-tooltip>.</p>',
    '<p>An <octavo-tooltip tip="A way" headline="API" cta="More" href="/x">API</octavo-tooltip> here.</p>',
  ],
  prompt: [
    `<octavo-prompt>${icon}<div slot="description"><p>Text</p></div><button slot="action" value="copy">Copy</button>${words}</octavo-prompt>`,
    `<octavo-prompt>${words}</octavo-prompt>`,
  ],
  icon: [
    '<p>An <octavo-icon src="data:,"></octavo-icon> and <octavo-icon><svg viewBox="0 0 9 9"><path d="M0 0h9z"/></svg></octavo-icon></p>',
  ],
  picture: withEach('<octavo-picture><img src="data:," alt=""></octavo-picture>', [
    'placement="top-left"',
    'placement="bottom-right"',
    'actions="copy"',
  ]).map((picture) => `<p>A ${picture}</p>`),
  mermaid: withEach('<octavo-mermaid><pre slot="source">flowchart LR</pre></octavo-mermaid>', [
    ...['small', 'medium', 'large', 'tall'].map((size) => `size="${size}"`),
    'size="small" drawn',
    'drawn',
    'placement="top-left"',
  ]),
  panel: [`<octavo-panel>${words}</octavo-panel>`],
  example: ['request', 'response'].map((kind) => `<octavo-${kind}-example>${words}</octavo-${kind}-example>`),
};
