import type { RegexEngine } from 'shiki';
import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.js';
import { shareScanners } from './shared-scanners.js';

/** An engine whose scanners fail when they were freed, as those of WebAssembly do sooner or later. */
function countingEngine(): RegexEngine & { compiled: number; freed: number } {
  const engine = {
    compiled: 0,
    freed: 0,
    createString: (content: string) => ({ content }),
    createScanner() {
      engine.compiled++;
      let isFreed = false;
      return {
        findNextMatchSync() {
          if (isFreed) throw new Error('freed');
          return null;
        },
        dispose() {
          isFreed = true;
          engine.freed++;
        },
      };
    },
  };
  return engine;
}

test('equal patterns are compiled once, and freed when no longer needed', () => {
  const engine = countingEngine();
  const { createScanner } = shareScanners(engine);
  const [first, second] = [createScanner(['a', 'b']), createScanner(['a', 'b'])];
  expect(engine.compiled).toBe(1);
  first.dispose?.();
  first.dispose?.();
  expect(second.findNextMatchSync('x', 0, 0)).toBeNull();
  second.dispose?.();
  expect(engine.freed).toBe(1);
  expect(createScanner(['a', 'b']).findNextMatchSync('x', 0, 0)).toBeNull();
  expect(engine.compiled).toBe(2);
});

test('a grammar that changes its patterns with the text does not disturb others', async () => {
  const { highlight } = await createHighlighter();
  const heredocs = Array.from({ length: 60 }, (_, index) => `cat <<E${index % 7}\n$A ${index}\nE${index % 7}\n`).join(
    '',
  );
  const fenced = ['bash', 'sh', 'js', 'ts', 'tsx', 'json', 'yaml', 'python'].map(
    (name) => `\`\`\`${name}\n${heredocs}\`\`\`\n`,
  );
  const first = highlight(heredocs, 'shellscript').lines;
  for (let round = 0; round < 3; round++) {
    highlight(fenced.join(''), 'markdown');
    highlight(heredocs, 'ruby');
    highlight(heredocs, 'php');
    highlight(fenced.join(''), 'mdx');
  }
  expect(highlight(`${heredocs}cat <<E3\n$B\nE3\n`, 'shellscript').lines.slice(0, first.length - 1)).toEqual(
    first.slice(0, -1),
  );
});
