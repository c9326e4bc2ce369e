/** Text that tries to escape its context in the output. `mark` identifies it there. */
export const mark = 'x7357';

/** Each contains `x7357`, to find it in the output. */
export const hostileTexts: Record<string, string> = {
  markup: `"><img src=x onerror=alert(1)></script></style></title><${mark}>`,
  attribute: `' onmouseover='${mark}' " onfocus="${mark}" autofocus="`,
  css: `red}${mark}{background:url(//evil.example)}`,
  'css string': `x\\";}${mark}{color:red}/*\\`,
  'css line break': `x'\n}${mark}{color:red}`,
  'css function': `x);${mark}:url(//evil.example/`,
  script: `javascript:alert('${mark}')`,
  'script in disguise': ` \u0001jAvA\tScRiPt:alert('${mark}')`,
  'html as data': `data:text/html,<${mark}>`,
  prototype: '__proto__',
  constructor: 'constructor',
  surrogate: `a\ud800${mark}`,
  'surrogate path': `/a\udc00${mark}`,
  'null character': `a\0${mark}`,
  'line breaks': `a\n\n# ${mark}\r\n---\n`,
  template: `{{${mark}}} \${${mark}} {${mark}} $& $1 $$`,
  traversal: `../../../../${mark}`,
  encoded: '%',
  empty: '',
  long: `${mark} `.repeat(2000),
  'long path': `/${'a'.repeat(300)}${mark}.svg`,
  'long data': `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(400))}`,
  'file address': `file:///etc/${mark}`,
  device: '/../../../../../../../dev/zero',
};

/** Names of files that do not exist, cannot exist, or are not for specifications. */
export const hostileReferences: readonly string[] = [
  ...Object.values(hostileTexts),
  ...'. .. / # ? % 100%.json %00 %2F %ff a#b#c ~ \\ .env docs.json C:\\a.json data:,x node:fs blob:x'.split(' '),
  ...'file:///dev/zero file://host/a file: /dev/stdin /proc/self/environ /etc/passwd'.split(' '),
  ...'http:// http://[ http://% http://a:b@127.0.0.1:9/ http://127.0.0.1:9/ http://2130706433:9/'.split(' '),
  ...'http://0x7f.1:9/ http://0:9/ http://[::1]:9/ http://[::ffff:127.0.0.1]:9/ http://localhost.:9/'.split(' '),
  ...'http://127.0.0.1:99999/ https:a //127.0.0.1:9/a ftp://a/b'.split(' '),
];
