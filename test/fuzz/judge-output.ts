/** Finds hostile text that has escaped its context in the output. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings.js';
import { mark } from './hostile-values.js';

const attribute = /\s(?:href|src|action|formaction|poster|data)="([^"]*)"/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Findings in the pages and style sheets of `outDir`. */
export function judgeOutput(outDir: string): Finding[] {
  if (!existsSync(outDir)) return [];
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|css)$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(outDir, file), 'utf8');
    return (file.endsWith('.css') ? judgeCss(text) : judgeHtml(text)).map((detail) => ({
      kind: 'output' as const,
      detail,
    }));
  });
}

function judgeHtml(html: string): string[] {
  const details: string[] = [];
  if (html.includes(`<${mark}>`)) details.push('markup of a setting is markup of the page');
  if (html.includes(` onfocus="${mark}`)) details.push('a setting adds an attribute');
  for (const [, value] of html.matchAll(attribute)) {
    const address = value!
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
      .replace(/[\s\p{Cc}]/gu, '');
    if (/^(?:javascript|vbscript|data:text\/html)/i.test(address)) details.push('an address runs code');
  }
  for (const [, css] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) details.push(...judgeCss(css!));
  for (const [, style] of html.matchAll(/\sstyle="([^"]*)"/g))
    details.push(...judgeCss(style!.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)));
  return details;
}

/** Text of settings must only be in strings and comments of a style sheet. */
function judgeCss(css: string): string[] {
  const rest = css.replace(
    /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n\r\f])*["\n\r\f]|'(?:\\[^]|[^'\\\n\r\f])*['\n\r\f]/g,
    '""',
  );
  return rest.includes(mark) ? ['text of a setting is part of a style sheet'] : [];
}
