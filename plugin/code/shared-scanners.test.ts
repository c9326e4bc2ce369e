import type { RegexEngine } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { expect, test } from 'vitest';
import { Random } from '../../test/fuzz/random.js';
import { createHighlighter } from './highlighter.js';
import { shareScanners } from './shared-scanners.js';

/** An engine whose scanners fail after they are freed, as WebAssembly scanners do sooner or later. */
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

test('parts that lists have in common are compiled once', () => {
  const engine = countingEngine();
  const { createScanner } = shareScanners(engine);
  const many = Array.from({ length: 100 }, (_, index) => `pattern ${index}`);
  createScanner(many);
  const { compiled } = engine;
  expect(compiled).toBeGreaterThan(5);
  createScanner(['first', ...many]);
  expect(engine.compiled).toBe(compiled + 1);
});

test('finds the same as one list, from any position', async () => {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  const patterns =
    'a|b+|(?<=a)c|\\Ga|\\G(?=b)|c$|^a|(b)(c)?|\\d+|(?!)|x*|[^abc]|(a)|bc|\\bc|c(?=a)|aa|(?<!b)a|b{2}|ca'.split('|');
  const characters = Array.from('abc1 ');
  const random = new Random('scanners');
  for (let round = 0; round < 300; round++) {
    const list = Array.from({ length: 1 + random.below(40) }, () => random.pick(patterns));
    const text = engine.createString(Array.from({ length: random.below(30) }, () => random.pick(characters)).join(''));
    const one = engine.createScanner(list);
    const parts = shareScanners(engine).createScanner(list);
    for (let count = 0; count < 30; count++) {
      const [start, options] = [random.below(text.content.length + 1), random.below(3)];
      const search = `${list.join(' ')} in ${text.content} from ${start}`;
      const [found, expected] = [parts, one].map((scanner) => scanner.findNextMatchSync(text, start, options));
      expect({ search, found }).toEqual({ search, found: expected });
    }
  }
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
