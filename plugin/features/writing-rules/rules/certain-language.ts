/** Finds the language of code that cannot be in any other. */

/** Commands that no other language of a code block begins lines with. */
const commands = words(
  'apt apt-get brew bun bunx cargo cd chmod curl deno docker docker-compose echo export gem git go helm kubectl mkdir',
  'node npm npx pip pip3 pipx pnpm poetry python python3 sudo terraform uv uvx wget yarn',
);

/** A name for a code fence; `undefined` if it could be several. */
export function certainLanguage(code: string): string | undefined {
  const text = code.trim();
  if (/^[{[]/.test(text) && isJson(text)) return 'json';
  if (/^<\?xml\s/.test(text)) return 'xml';
  if (/^<!doctype html/i.test(text)) return 'html';
  if (text.startsWith('diff --git a/')) return 'diff';
  return isShell(text) ? 'bash' : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the text has only commands and comments, or is a script with its interpreter on the first line. */
function isShell(text: string): boolean {
  if (/^#!\/(?:usr\/)?bin\/(?:env )?(?:ba|z)?sh\b/.test(text)) return true;
  // A command can continue on the next line.
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  const commandLines = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return commandLines.length > 0 && commandLines.every((line) => isCommand(line));
}

/** `go to the page` is a sentence, so that some commands need a known argument. */
function isCommand(line: string): boolean {
  const [, name = '', argument = ''] = /^([a-z][\w-]*)[ \t]+(\S+)/.exec(line) ?? [];
  const isSentence = /[.!?:]$/.test(line.trim()) && !/[\s/]\.$/.test(line.trim());
  if (!commands.has(name) || isSentence) return false;
  if (name === 'go') return /^(?:build|get|install|mod|run|test)$/.test(argument);
  return name === 'export' ? /^\w+=/.test(argument) : true;
}

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
