import { h } from '../../runtime/jsx/node.js';
import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import type { TreeItem } from './tree-item.js';
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
      const box = await fixture(tree(), form);
      await accessible(box);
      box.querySelector('octavo-tree-folder')!.open = true;
      await rendered(box);
      await accessible(box);
    });

    it('opens a folder on a click on its name and fires an event', async () => {
      const box = await fixture(tree(), form);
      const folder = box.querySelector('octavo-tree-folder')!;
      const opened: boolean[] = [];
      box.addEventListener('octavo-toggle', (event) => opened.push(event.open));
      folder.querySelector<HTMLElement>('[slot="name"], [data-component-part="tree-folder-title"]')!.click();
      await folder.updateComplete;
      equal([folder.hasAttribute('open'), folder.ariaExpanded, opened.join()], [true, 'true', 'true']);
    });

    it('moves through visible entries with the keyboard', async () => {
      const box = await fixture(tree(), form);
      const at = (): string => (document.activeElement as TreeItem).label;
      const stops = (): number => box.querySelectorAll('[tabindex="0"]').length;
      equal(stops(), 1);
      box.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
      const keys: [key: string, label: string][] = [
        ['ArrowDown', 'a.md'],
        ['ArrowUp', 'src'],
        ['ArrowRight', 'src'],
        ['ArrowRight', 'index.ts'],
        ['ArrowLeft', 'src'],
        ['End', 'a.md'],
        ['Home', 'src'],
        ['i', 'index.ts'],
        ['ArrowLeft', 'src'],
        ['ArrowLeft', 'src'],
        ['ArrowDown', 'a.md'],
        ['ArrowUp', 'src'],
        ['Enter', 'src'],
        ['ArrowDown', 'index.ts'],
      ];
      for (const [key, label] of keys) {
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await rendered(box);
        equal(at(), label, key);
      }
      equal(stops(), 1);
    });
  });
}

describe('octavo-tree, light', () => {
  it('has its rows and icons under the names for authors', async () => {
    const box = await fixture(tree(), 'light');
    const root = box.querySelector('.tree[data-component-part="tree-root"]')!;
    const [folder] = root.children;
    equal(folder!.matches('[data-component-part="tree-folder"]:not(.tree-folder)'), true);
    equal(folder!.querySelector(':scope > .tree-folder [data-component-part="tree-folder-title"]')?.textContent, 'src');
    const items = folder!.querySelector('[data-component-part="tree-folder-children-wrapper"]')!;
    equal(items.getAttribute('hidden'), 'until-found');
    const file = items.querySelector('.tree-file[data-component-part="tree-file"]')!;
    equal(file.querySelector('[data-component-part="tree-file-title"]')?.textContent, 'index.ts');
    equal(file.querySelectorAll('svg[data-component-part="tree-file-icon"]').length, 1);
  });

  it('closes only the folder that is clicked', async () => {
    const nested = h(TreeFolder, { name: 'a', defaultOpen: true }, h(TreeFolder, { name: 'b', defaultOpen: true }));
    const box = await fixture(h(Tree, null, nested), 'light');
    const folders = [...box.querySelectorAll('octavo-tree-folder')];
    folders[1]!.querySelector<HTMLElement>('.tree-folder')!.click();
    await rendered(box);
    equal(
      folders.map(({ open }) => open),
      [true, false],
    );
  });
});
