import { expect, test } from 'vitest';
import { nativeEngine } from '../engines/native.js';
import { parsePlain } from '../parse-page.js';
import { Report } from '../../core/errors/errors.js';

const engines = ['reference', ...(nativeEngine ? (['native'] as const) : [])] as const;

/** The bold parts of a page, and its text. */
function read(source: string, engine: 'native' | 'reference') {
  const report = new Report();
  const { hast } = parsePlain(source, 'page.mdx', { engine, variables: {} }, report)!;
  const bold: string[] = [];
  const text = (node: { type: string; tagName?: string; value?: string; children?: unknown[] }): string => {
    if (node.type === 'text') return node.value ?? '';
    if (node.type === 'mdxJsxTextElement') return '<code>';
    const inner = (node.children ?? []).map((child) => text(child as never)).join('');
    if (node.tagName === 'strong') bold.push(inner);
    return inner;
  };
  return { text: text(hast as never), bold, problems: [...report.errors, ...report.warnings] };
}

test.each(
  engines.flatMap((engine) =>
    [
      ['**注意：**正文从这里开始。', ['注意：'], '注意：正文从这里开始。'],
      ['这是**“引用”**的文字', ['“引用”'], '这是“引用”的文字'],
      ['使用**`npm`**安装', ['npm'], '使用npm安装'],
      ['これは**（重要）**です。**太字。**続き', ['（重要）', '太字。'], 'これは（重要）です。太字。続き'],
      ['- 项目**（一）**后\n- **二：**后', ['（一）', '二：'], ''],
      ['**중요!**텍스트', ['중요!'], '중요!텍스트'],
      ['***很重要！***后', ['很重要！'], '很重要！后'],
      ['a **b** 中 **c**。', ['b', 'c'], 'a b 中 c。'],
      ['中 `**注意：**` 文', [], '中 **注意：** 文'],
      ['\\*\\*注意：\\*\\*正文', [], '**注意：**正文'],
      ['2 ** 3，中', [], '2 ** 3，中'],
      ['**中。\n\n**文', [], ''],
    ].map((row) => [engine, ...row] as [typeof engine, string, string[], string]),
  ),
)('the %s engine reads %s', (engine, source, bold, text) => {
  const page = read(source, engine);
  expect(page.bold).toEqual(bold);
  expect(page.text).toContain(text);
  expect(page.problems).toEqual([]);
});
