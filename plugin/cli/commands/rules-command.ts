/** `octavo rules`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { editorRules, isEdited } from '../editor-rules/editor-rules.js';
import { rulesFiles } from '../editor-rules/editors.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { CliError, UsageError } from '../cli-error.js';
import { shown } from '../docs-folder.js';
import { repositoryOf } from '../../reader/repository-of.js';

/** Writes the rules files of an editor into the repository, and prints their paths. */
export async function runRules(command: CommandNamed<'rules'>, startFolder: string): Promise<number> {
  const { editor, force } = command;
  if (editor === undefined)
    throw new UsageError('"octavo rules" needs an editor.', 'Write it as: octavo rules --editor cursor');
  const root = repositoryOf(command.root) ?? command.root;
  const files = rulesFiles(editor).map(({ path, frontMatter }) => {
    const target = join(root, path);
    const text = editorRules(frontMatter);
    return { target, text, name: shown(target, startFolder), state: stateOf(target, text) };
  });
  const edited = files.filter(({ state }) => state === 'edited');
  // All questions come first, so that nothing is written if one is answered with no.
  if (!force) for (const { name } of edited) await confirmReplacing(name);
  for (const { target, text, name, state } of files) {
    if (state !== 'same') {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    process.stdout.write(
      `${{ new: 'Wrote', same: 'Unchanged:', old: 'Updated', edited: 'Replaced' }[state]} ${name}\n`,
    );
  }
  return 0;
}

function stateOf(target: string, text: string): 'new' | 'same' | 'old' | 'edited' {
  if (!existsSync(target)) return 'new';
  const current = readFileSync(target, 'utf8');
  if (current === text) return 'same';
  return isEdited(current) ? 'edited' : 'old';
}

async function confirmReplacing(name: string): Promise<void> {
  const refusal = new CliError(
    `${name} has been edited, so no file was written.`,
    'To replace your version, run the command again with --force.',
  );
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw refusal;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${name} has been edited. Replace it? (y/N) `).finally(() => terminal.close());
  if (!/^y(?:es)?$/i.test(answer.trim())) throw refusal;
}
