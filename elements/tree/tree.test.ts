import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import { Tree, TreeFile, TreeFolder } from './tree.page.js';
import './tree-file.js';
import './tree-folder.js';
import './tree.js';

const tree = () =>
  h(
    Tree,
    null,
    h(TreeFolder, { name: 'src' }, h(TreeFile, { name: 'index.ts' })),
    h(TreeFile, { name: 'a.md', highlight: true }),
  );

for (const form of forms) {
  describe(`octavo-tree, ${form}`, () => {
    it('has no accessibility violation', async () => {
      await accessible(await fixture(tree(), form));
    });

    it('opens a folder by its name and says so', async () => {
      const box = await fixture(tree(), form);
      const folder = box.querySelector('octavo-tree-folder')!;
      const details = folder.shadowRoot!.querySelector('details')!;
      equal(details.open, false);
      const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
      folder.shadowRoot!.querySelector('summary')!.click();
      await toggled;
      equal(folder.open, true);
      await folder.updateComplete;
      equal(folder.hasAttribute('open'), true);
    });
  });
}
