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
};
