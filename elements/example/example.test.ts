import { h } from '../../runtime/jsx/node.js';
import { CodeBlock } from '../code-block/code-block.page.js';
import '../code-block/code-block.js';
import '../code-group/code-group.js';
import { accessible } from '../testing/accessibility.js';
import { fixture, forms } from '../testing/fixture.js';
import { RequestExample, ResponseExample } from './example.page.js';
import './example.js';

for (const form of forms) {
  describe(`octavo-request-example, ${form}`, () => {
    it('has no accessibility violation', async () => {
      const blocks = ['cURL', 'Python'].map((title) => h(CodeBlock, { title, code: title }));
      await accessible(await fixture([h(RequestExample, null, blocks), h(ResponseExample, null, blocks[0])], form));
    });
  });
}
