import { expect, test } from 'vitest';
import { scriptHash } from './script-hash.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { finishPage } from '../finish-page.js';

const scriptsOf = async (html: string) => (await finishPage(parseHtml(html), '', [])).scripts;

test('lists what the policy of the site has to allow', async () => {
  const html = `<p onclick="a &amp;&amp; b()">x</p>
<script>let a = '<b>';</script><script type="module">b()</script><script type="application/json">{}</script>
<script src="https://cdn.example.com/x.js"></script><script src="/own.js"></script><embed src="/a.pdf">`;
  expect(await scriptsOf(html)).toEqual({
    inline: [scriptHash("let a = '<b>';"), scriptHash('b()')],
    handlers: [scriptHash('a && b()')],
    hosts: ['https://cdn.example.com'],
    hasObjects: true,
  });
});

test('content without scripts has none', async () => {
  expect(await scriptsOf('<p title="on = 1">on x=1</p><pre>&lt;script></pre>')).toBeUndefined();
});
