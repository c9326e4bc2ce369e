/** Ways to write the same fault. `▶` marks where it must be reported; the mark itself is not written. */
import { otherSecrets, secretLines } from './secret-examples.js';

const head = '---\ntitle: Page\ndescription: About.\n---\n\n';
const fence = (text: string): string => text.replaceAll("'''", '```');
const framed = (text: string): string => `<Frame>\n  ${text}\n</Frame>\n`;
const alt = (text: string): string => framed(`▶![${text}](/images/moon.png)`);
const link = (text: string): string => `For more, ▶[${text}](/guide).\n`;
const key = (provider: string): string => secretLines.find(([name]) => name === provider)![1];
const other = (name: string): string => otherSecrets.find(([each]) => each === name)![1];
/** Forty random characters without a form of their own. */
const plain = key('replicate').slice(-20) + key('github').slice(-20);
const hexadecimal = key('twilio').slice(-32);
const base64 = key('anthropic').slice(-90, -26).replace(/[-_]/g, '7');

/** The content of pages by the code of their fault. */
export const bodies: Record<string, readonly string[]> = {
  'heading-level-one': [
    '▶Another\n=======\n',
    '<Note>\n  ▶# Inside\n</Note>\n',
    '> ▶# Quoted\n',
    '<div>▶<h1>In</h1></div>\n',
  ],
  'heading-skipped': ['▶<h3>Deep</h3>\n', 'A\n---\n\n▶#### Deep\n', '> ▶### Quoted\n', '## A\n\n- ▶#### In a list\n'],
  'heading-empty': ['▶<h2></h2>\n', '## A\n\n▶### {/* later */}\n', '▶## &#8203;\n', '▶## {""}\n', '▶<h2>{" "}</h2>\n'],
  'image-alt-missing': [
    framed('▶![ ](/images/moon.png)'),
    `${framed('▶![][moon]')}\n[moon]: /images/moon.png\n`,
    framed('▶<img alt src="/images/moon.png" />'),
    framed('▶<img src="/images/moon.png" alt={undefined} />'),
    '| A | B |\n| - | - |\n| ▶![](/images/moon.png) | b |\n',
  ],
  'image-alt-vague': [
    'image of',
    'the image',
    'icon',
    'placeholder',
    'alt text here',
    'moon.heic',
    'DSC_0012',
    'DSC00012.JPG',
    'Screenshot 2024-01-02 at 10.12.13',
    'Screen Shot 2021-05-01 at 9.41.00 AM.png',
    'Pasted image 20240101',
    'CleanShot 2023-10-10 at 10.10.10@2x',
    'Screenshot from 2024-01-02 10-12-13',
    'image copy 2',
  ].map(alt),
  'image-frame': [
    '▶![The moon](/images/moon.png)\n![Its other side](/images/moon.png)\n',
    '▶![The moon](/images/moon.png)<br/>\n',
    '1. Look:\n\n   ▶![The moon](/images/moon.png)\n',
    '<View title="A">\n  ▶![The moon](/images/moon.png)\n</View>\n',
  ],
  'asset-missing': [
    framed('<video controls>▶<source src="/mon.mp4" /></video>'),
    framed('<picture>▶<source srcSet="/mon.webp" /><img src="/images/moon.png" alt="The moon" /></picture>'),
    framed('▶<img srcSet="/images/moon.png 1x, /mon.png 2x" src="/images/moon.png" alt="The moon" />'),
    '▶<object data="/mon.pdf"></object>\n',
    '<svg width="200">▶<image href="/mon.png" /></svg>\n',
    '▶<Card title="A" icon="/mon.svg">A</Card>\n',
    framed('▶<img src={`/mon.png`} alt="The moon" />'),
    framed('▶<img src={"/images/" + "mon.png"} alt="The moon" />'),
    '▶{[<img src="/mon.png" alt="The moon" />, <img src="/images/moon.png" alt="The moon" />]}\n',
    `▶{['/images/moon.png', '/mon.png'].map((src) => <img src={src} alt="The moon" />)}\n`,
    'export const files = ["/mon.png"];\n\n▶{files.map((src) => <img src={src} alt="The moon" />)}\n',
    '▶<Card title="A" icon={<img src="/mon.png" alt="The moon" />}>A</Card>\n',
    '▶<video poster="/mon.png"><source src="https://x.example/a.mp4" /></video>\n',
    '<svg width="20">▶<use href="/mon.svg#part" /></svg>\n',
    '▶<link rel="stylesheet" href="/mon.css" />\n',
    '▶<input type="image" src="/mon.png" alt="Send" />\n',
    '▶<div style="background: url(/mon.png)">A</div>\n',
    `▶<div style={{ background: "no-repeat url('/mon.png')", color: 'red' }}>A</div>\n`,
    '<span>A ▶<b className="bg-[url(/mon.png)]">word</b></span>\n',
    '▶<style>{`\n  @font-face { font-family: Moon; src: url("/mon.woff2") format("woff2"); }\n`}</style>\n',
    '▶<style>\n  {`@import "/mon.css";`}\n</style>\n',
    '▶<style dangerouslySetInnerHTML={{ __html: ".a { background: url(/mon.png) }" }} />\n',
  ],
  'link-dead': [
    '▶<a href={`/gide`}>Guide page</a>\n',
    '▶{<a href="/gide">Guide page</a>}\n',
    '▶{[<a href="/gide">Guide page</a>]}\n',
    '<map name="a">▶<area href="/gide" alt="Guide page" /></map>\n',
    '▶[Guide page][g]\n\n[g]: /gide\n',
    '▶[Guide page](../gide.mdx)\n',
    '| A | B |\n| - | - |\n| ▶[Guide page](/gide) | b |\n',
  ],
  'icon-unknown': [
    '<Tabs>\n  ▶<Tab title="A" icon="rokcet">A</Tab>\n</Tabs>\n',
    fence("<CodeGroup>\n\n▶'''js a.js icon=\"rokcet\"\na\n'''\n\n</CodeGroup>\n"),
  ],
  'anchor-missing': ['▶<Card title="A" href="#strat">A</Card>\n', '▶[The start](guide.mdx#strat)\n'],
  'link-text-vague': [
    '**here**',
    'see here',
    'click this link',
    'this article',
    'this guide',
    'more details',
    'these',
    'see more',
    'read more →',
    'Learn more »',
    'Read more...',
    'here,',
    '→',
    '',
  ]
    .map(link)
    .concat('▶<a href="/guide" aria-label="">here</a>\n'),
  'code-language': [
    fence('▶~~~\ntext\n~~~\n'),
    fence("> ▶'''\n> text\n> '''\n"),
    fence("▶''' {1}\ntext\n'''\n"),
    fence("▶''' wrap\ntext\n'''\n"),
  ],
  'code-file-name': [
    fence("▶'''ts\n// src/app.ts\nrun();\n'''\n"),
    fence("▶'''yaml {1}\n# .github/workflows/docs.yml\non: push\n'''\n"),
    fence("▶'''html\n<!-- index.html -->\n<p>A</p>\n'''\n"),
    fence("▶'''css\n/* filename: site.css */\na {}\n'''\n"),
  ],
  'code-incomplete': [
    fence("▶'''js\nstart();\n// ...\nend();\n'''\n"),
    fence("▶'''json\n{\n  ...\n}\n'''\n"),
    fence("▶'''py\n# TODO: log in\nrun()\n'''\n"),
    fence("▶'''tsx\n{/* ... rest of your code ... */}\n'''\n"),
  ],
  'procedure-unnumbered': [
    '▶<ul>\n  <li>First, open it.</li>\n  <li>Then, close it.</li>\n</ul>\n',
    'Follow these 3 steps:\n\n▶- Open it.\n- Close it.\n',
    'Follow these instructions.\n\n▶- Open it.\n- Close it.\n',
    'Steps to reproduce:\n\n▶- Open it.\n- Close it.\n',
    '▶- Step one: Open it.\n- Step two: Close it.\n',
    '▶- First open it.\n- Then close it.\n- Finally send it.\n',
    '▶- **Step 1**: Open it.\n- **Step 2**: Close it.\n',
  ],
  'parameter-description': [
    '▶<ParamField query="a" type="string">{/* later */}</ParamField>\n',
    '▶<ParamField query="a" type="string">{""}</ParamField>\n',
    '▶<ParamField query="a" type="string">&nbsp;</ParamField>\n',
  ],
  'parameter-type': ['type=""', 'type', 'type={""}', 'type=" "', 'type={undefined}'].map(
    (type) => `▶<ParamField query="a" ${type}>The value.</ParamField>\n`,
  ),
  'secret-exposed': [
    `'''bash\nexport ▶AWS_SECRET_ACCESS_KEY=${plain}\n'''\n`,
    `'''json\n{ "▶SecretAccessKey": "${plain}" }\n'''\n`,
    `'''bash\n▶TWILIO_AUTH_TOKEN=${hexadecimal}\n'''\n`,
    `'''bash\n▶DD_API_KEY="${hexadecimal}"\n'''\n`,
    `'''bash\n▶CLOUDFLARE_API_TOKEN=${plain}\n'''\n`,
    `'''bash\nKEY=▶pcsk${'_'}${plain.slice(0, 6)}_${plain}${plain.slice(0, 20)}\n'''\n`,
    `'''text\n▶-----BEGIN EC PRIVATE KEY-----\n${base64}\n${plain}\n-----END EC PRIVATE KEY-----\n'''\n`,
    `'''text\n▶-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n'''\n`,
    `{/* ▶${key('github')} */}\n`,
    `export const token = '▶${key('github')}';\n`,
    `https://user:▶${key('github')}@git.example.com/a/b\n`,
    `Connect to ▶${other('postgres')}.\n`,
    `'''yaml\nurl: '▶${other('redis')}'\n'''\n`,
    `'''bash\ncurl -H "Authorization: Bearer ▶${other('jwt')}" https://api.example.com\n'''\n`,
    `{/* ▶${other('mongodb')} */}\n`,
  ].map(fence),
};

/** Complete pages. */
export const pages: Record<string, readonly string[]> = {
  'title-missing': ['---\n▶title: ""\ndescription: About.\n---\n', '---\n▶title: ~\ndescription: About.\n---\n', '▶'],
  'description-missing': ['---\n▶title: Page\ndescription: >\n  \n---\n', '---\r\n▶title: Page\r\n---\r\n'],
  'asset-missing': [
    '---\ntitle: Page\ndescription: About.\nicon: ▶/mon.svg\n---\n',
    '---\ntitle: Page\ndescription: About.\n"og:image": ▶/mon.png\n---\n',
  ],
  'link-dead': ['---\ntitle: Page\ndescription: About.\nurl: ▶/gide\n---\n'],
  'parameter-missing': [
    '---\ntitle: Page\ndescription: About.\napi: ▶GET /users/:id\n---\n',
    '---\ntitle: Page\ndescription: About.\napi: ▶put https://{host}.example.com/users/{user-id}\n---\n',
  ],
  'response-missing': [
    '---\ntitle: Page\ndescription: About.\napi: ▶GET /users\n---\n\nText.\n',
    fence(
      "---\ntitle: Page\ndescription: About.\napi: ▶GET /users\n---\n\n<ResponseExample>\n\n'''json 200\n{}\n'''\n\n</ResponseExample>\n",
    ),
  ],
};

/** Text that looks like a fault but is correct. */
export const soundBodies: Record<string, readonly string[]> = {
  'heading-empty': ['export const name = "A";\n\n## {name}\n'],
  'image-alt-vague': ['The logo of the Moon Bank', 'Icons of the four planets', 'A copy of the moon'].map(alt),
  'image-frame': [
    '![Build](/images/moon.png) ![Version](/images/moon.png)\n',
    '[![Deploy](/images/moon.png)](/guide)\n',
  ],
  'asset-missing': [
    framed('<img srcSet="/images/moon.png 1x, https://x.example/a.png 2x" alt="The moon" />'),
    '{false && <img src="/mon.png" alt="The moon" />}\n',
    '<div style={{ maskImage: "url(#part)", backgroundImage: "url(\'/images/moon.png\')" }}>A</div>\n',
    `<style>{\`/* url(/mon.png) */ .a::before { content: "url(/mon.png)"; src: url(data:font/woff;base64,AA) }\`}</style>\n`,
    '<link rel="canonical" href="/mon" />\n',
    '<svg width="20"><use href="#part" /></svg>\n',
  ],
  'link-text-vague': [
    ...['Go', '`this`', 'C++', 'This month', 'More about planets', 'Check'].map(link),
    '<a href="/guide" aria-label="Guide">here</a>\n',
    '## Details\n\n[Details](#details)\n',
  ],
  'procedure-unnumbered': [
    'Choose one:\n\n- Second factor\n- First name\n',
    'It has steps:\n\n- Open.\n- Closed.\n',
    'Follow the instructions of your host:\n\n- A\n- B\n',
  ],
  'code-file-name': [
    fence("'''js\n// Node.js\nrun();\n'''\n"),
    fence("'''bash\n# example.com\ncurl https://example.com\n'''\n"),
    fence("'''ts app.ts\n// src/app.ts\nrun();\n'''\n"),
    fence("'''ts\n// Loads app.ts\nrun();\n'''\n"),
  ],
  'code-incomplete': [
    fence("'''py\ndef run():\n    ...\n'''\n"),
    fence("'''text\n...\nDone.\n'''\n"),
    fence("'''js\nrun(...values);\n'''\n"),
    fence("'''js\n// Lists what is left to do\nrun();\n'''\n"),
    fence("'''bash Build output\nStarted.\n# ...\nDone.\n'''\n"),
  ],
  'parameter-type': ['export const type = "string";\n\n<ParamField query="a" type={type}>The value.</ParamField>\n'],
  'secret-exposed': [
    `'''bash\nexport AWS_SECRET_ACCESS_KEY=your_secret_access_key_of_forty_characters\n'''\n`,
    `'''text\n-----BEGIN PRIVATE KEY-----\nPaste the text of the private key of your service account here\n-----END PRIVATE KEY-----\n'''\n`,
    `'''text\n-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC...\n-----END PRIVATE KEY-----\n'''\n`,
    `'''bash\nDD_API_KEY=0123456789abcdef0123456789abcdef\n'''\n`,
    `'''bash\nDATABASE_URL=postgres://user:password@localhost:5432/app\n'''\n`,
    `'''bash\nDATABASE_URL=mysql://root:\${PW}@db.moonbank.io/app\n'''\n`,
  ].map(fence),
};

/** The page with a body. */
export function pageOf(body: string): string {
  return head + body;
}
