import { pieces } from './markup.js';

/** XML on one line as lines that are indented by two spaces; a text stays on the line of its element. */
export function indentXml(source: string): string {
  const lines: string[] = [];
  let depth = 0;
  let isInline = false;
  const found = (source.match(pieces) ?? []).map((piece) => piece.trim()).filter((piece) => piece !== '');
  for (const piece of found) {
    const kind = kindOf(piece);
    if (kind === 'end') depth = Math.max(0, depth - 1);
    const isJoined = kind === 'text' || (kind === 'end' && isInline);
    if (isJoined && lines.length > 0) lines[lines.length - 1] += piece;
    else lines.push('  '.repeat(depth) + piece);
    if (kind === 'start') depth++;
    isInline = kind === 'start' || kind === 'text';
  }
  return lines.join('\n');
}

function kindOf(piece: string): 'start' | 'end' | 'text' | 'other' {
  if (!piece.startsWith('<')) return 'text';
  if (piece.startsWith('</')) return 'end';
  return /^<[\w:.-]/.test(piece) && !piece.endsWith('/>') ? 'start' : 'other';
}
