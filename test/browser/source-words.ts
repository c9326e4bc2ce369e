/** Extracts the words of a page from its source, without Octavo. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Props with visible text. */
const shownProps = /\b(?:title|caption|label|description|tip|headline|cta)="([^"]*)"/g;

/** Colors of terminal output. */
const terminalColor = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * The set of words of an MDX page: prose, code and visible props of components. Leaves out front matter,
 * imports, link targets, comments and Markdown syntax.
 */
export function sourceWords(source: string): Set<string> {
  const body = source
    .replaceAll('\r\n', '\n')
    .replace(terminalColor, '')
    .replace(/^---[ \t]*\n[^]*?\n---[ \t]*(?:\n|$)/, '');
  const { fences, prose } = partFences(body);
  const shown = [...prose.matchAll(shownProps)].map((match) => match[1] ?? '');
  const text = prose
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, ' ')
    .replace(/<(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g, ' ')
    .replace(/\$\$[^]*?\$\$|\$[^$\n]+\$/g, ' ')
    .replace(/\]\([^)\s]*(?: "[^"]*")?\)/g, ' ')
    .replace(/\{#[\w-]+\}|\[\^[\w-]+\]:?|\[![A-Z]+\]/g, ' ')
    .replace(/^\s*(?:\d+\.|[-*+] \[[ x]\])\s/gm, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return wordsOf([text, ...fences, ...shown].join(' '));
}

/** Words: runs of letters and digits. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function partFences(body: string): { fences: string[]; prose: string } {
  const fences: string[] = [];
  const prose = body.replace(
    /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([^]*?)^\1\2[ \t]*$/gm,
    (_, _indent, _fence, info: string, code: string) => {
      if (!/^\s*mermaid/.test(info)) fences.push(code);
      return ' ';
    },
  );
  return { fences, prose };
}
