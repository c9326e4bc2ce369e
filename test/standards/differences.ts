/**
 * How pages differ from the standards of Markdown, with the reasons in demo/writing/markdown.mdx, and between the engines,
 * with the reasons in demo/contributing/decisions/two-engines.mdx. A name is the first cell of a row there.
 */

export interface Difference {
  name: string;
  /** The examples of CommonMark that it changes, by number. */
  examples: readonly number[];
  /** Whether MDX has the same result. Default: false. */
  isMdx?: boolean;
}

/** Every example of CommonMark that is read in another way. */
export const fromCommonMark: readonly Difference[] = [
  {
    name: 'Indented code',
    isMdx: true,
    examples: [
      1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 49, 69, 70, 85, 87, 100, 107, 110, 111, 112, 114, 115, 116, 117, 118, 134, 137,
      211, 225, 231, 236, 238, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 312, 313,
    ],
  },
  {
    name: 'Markdown in HTML',
    isMdx: true,
    examples: [91, 148, 149, 159, 160, 161, 162, 164, 166, 168, 171, 185, 186, 189, 190, 191, 614],
  },
  {
    name: 'Tags without an end',
    isMdx: true,
    examples: [
      21, 31, 150, 151, 155, 165, 173, 174, 175, 184, 187, 344, 476, 477, 493, 494, 598, 606, 607, 610, 613, 616, 618,
      619, 621, 622, 623, 624, 630, 631, 642, 643,
    ],
  },
  { name: 'Bare addresses', isMdx: true, examples: [608, 611, 612] },
  {
    name: 'Other text in angle brackets',
    examples: [156, 157, 158, 180, 181, 182, 195, 201, 491, 524, 536, 601, 602, 615, 627, 628, 629],
  },
  // Two of them are also indented.
  { name: 'Comments, scripts, and styles', examples: [177, 178, 183, 309] },
  { name: 'Statements in HTML', examples: [169] },
  { name: 'Capitalized tags', examples: [152, 163] },
  { name: 'Words after the language of code', examples: [143, 146] },
  { name: 'Links to Markdown files', examples: [484] },
];

/**
 * Examples in which words of CommonMark's output are not shown, because they are markup here: of indented code, a
 * comment, an attribute, or the language of code. In 201, which has a warning, they are the address of a link.
 */
export const wordsAsMarkup = [36, 91, 110, 161, 183, 191, 201, 211, 289, 313];

/**
 * Differences from GitHub Flavored Markdown, besides the differences from CommonMark: a page, and its HTML by that
 * standard.
 */
export const fromGfm: readonly { name: string; page: string; html: string }[] = [
  {
    name: 'Bold text beside Chinese, Japanese, and Korean punctuation',
    page: '**注意：**正文',
    html: '<p>**注意：**正文</p>',
  },
  {
    name: 'Bare FTP addresses',
    page: 'ftp://example.com',
    html: '<p><a href="ftp://example.com">ftp://example.com</a></p>',
  },
  { name: 'Comments with two hyphens', page: 'a <!-- b -- c -->', html: '<p>a &lt;!-- b -- c --></p>' },
  {
    name: 'Tags that GitHub removes',
    page: 'a <xmp>b</xmp>',
    html: '<p>a &lt;xmp>b&lt;/xmp></p>',
  },
];

/** Differences from MDX: pages that it refuses, cannot render, or renders with other content, and their HTML. */
export const fromMdx: readonly { name: string; pages: readonly (readonly [page: string, html: string])[] }[] = [
  {
    name: 'Text that is not JavaScript or a tag',
    pages: [
      ['a {b c} d', '<p>a {b c} d</p>'],
      ['a {b', '<p>a {b</p>'],
      ['a <5 b', '<p>a &lt;5 b</p>'],
      ['a <b b', '<p>a &lt;b b</p>'],
      ['a <your-token> b', '<p>a &lt;your-token> b</p>'],
      ['https://a.example/<b-c>', '<p><a href="https://a.example/">https://a.example/</a>&lt;b-c></p>'],
    ],
  },
  {
    name: 'Names without a value',
    pages: [
      ['a {b} c', '<p>a  c</p>'],
      ['a {{ b: 1 }} c', '<p>a  c</p>'],
      ['a <Nope>b</Nope> c', '<p>a b c</p>'],
      ['<b.c>d</b.c>', 'd'],
    ],
  },
  {
    name: 'HTML that is not JSX',
    pages: [
      ['a <!-- b --> c', '<p>a  c</p>'],
      ['a<br>b', '<p>a<br>b</p>'],
      ['<img src=/a.png alt=b>', '<img src="/a.png" alt="b">'],
      ['<style>a { b: c }</style>', '<style>a { b: c }</style>'],
    ],
  },
  {
    name: 'Addresses in angle brackets',
    pages: [
      ['<https://example.com>', '<p><a href="https://example.com">https://example.com</a></p>'],
      [
        '<https://example.com/{a}?b={c}>',
        '<p><a href="https://example.com/{a}?b={c}">https://example.com/{a}?b={c}</a></p>',
      ],
      ['<me@example.com>', '<p><a href="mailto:me@example.com">me@example.com</a></p>'],
    ],
  },
  { name: 'Ids of headings', pages: [['## a {#b}', '<h2 id="b">a</h2>']] },
  { name: 'Alerts', pages: [['> [!NOTE]\n> a', '<octavo-note><p>a</p></octavo-note>']] },
  {
    name: 'Math',
    pages: [
      [
        '$$\na\n$$',
        '<math display="block"><semantics><mi>a</mi><annotation encoding="application/x-tex">a</annotation></semantics></math>',
      ],
    ],
  },
];

/** Pages that the engines read differently. Neither loses text. */
export const betweenEngines: readonly { name: string; pages: readonly string[] }[] = [
  { name: 'Unusual bare addresses', pages: ['/a@b.c', 'http://.a', 'http://a。_b'] },
  { name: 'Backticks that are not code', pages: ['`\n# {`', 'www.example.com` {`'] },
  { name: 'Braces over rows of a table', pages: ['a\n-|\nb {\n1}'] },
  { name: 'Statements in a table', pages: ['|a|\n|-|\nimport x y'] },
];
