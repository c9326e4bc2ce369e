import { accessible } from '../testing/accessibility.js';
import { equal } from '../testing/assert.js';
import { fixture, forms } from '../testing/fixture.js';
import './theme-toggle.js';

const root = document.documentElement;

for (const form of forms) {
  describe(`octavo-theme-toggle, ${form}`, () => {
    beforeEach(() => localStorage.removeItem('octavo-theme'));
    afterEach(() => {
      root.classList.remove('dark');
      root.style.colorScheme = '';
      delete root.dataset.appearance;
    });

    it('has no accessibility violation', async () => {
      await accessible(await fixture('<octavo-theme-toggle></octavo-theme-toggle>', form));
    });

    it('cycles through light, dark and system, and fires an event', async () => {
      const box = await fixture('<octavo-theme-toggle></octavo-theme-toggle>', form);
      const toggle = box.querySelector('octavo-theme-toggle')!;
      const themes: unknown[] = [];
      const listen = (event: Event): void => void themes.push((event as CustomEvent).detail.theme);
      document.addEventListener('octavo-theme-change', listen);
      const button = toggle.shadowRoot!.querySelector('button')!;
      const states: unknown[] = [];
      for (let click = 0; click < 3; click++) {
        button.click();
        await toggle.updateComplete;
        states.push([localStorage.getItem('octavo-theme'), root.classList.contains('dark'), button.ariaLabel]);
      }
      document.removeEventListener('octavo-theme-change', listen);
      equal(states, [
        ['light', false, 'Theme: light'],
        ['dark', true, 'Theme: dark'],
        ['system', matchMedia('(prefers-color-scheme: dark)').matches, 'Theme: system'],
      ]);
      equal(themes, ['light', 'dark', 'system']);
    });

    it('shows the theme of the reader as soon as it is added', async () => {
      const dark = matchMedia('(prefers-color-scheme: dark)').matches;
      const shown = (): unknown[] => [root.classList.contains('dark'), getComputedStyle(root).colorScheme];
      await fixture('<octavo-theme-toggle></octavo-theme-toggle>', form);
      equal(shown(), [dark, dark ? 'dark' : 'light']);
      localStorage.setItem('octavo-theme', dark ? 'light' : 'dark');
      await fixture('<octavo-theme-toggle></octavo-theme-toggle>', form);
      equal(shown(), [!dark, dark ? 'light' : 'dark']);
    });

    it("starts with the site's default if the reader selected nothing", async () => {
      root.dataset.appearance = 'dark';
      const box = await fixture('<octavo-theme-toggle></octavo-theme-toggle>', form);
      equal(box.querySelector('octavo-theme-toggle')!.shadowRoot!.querySelector('button')!.ariaLabel, 'Theme: dark');
    });
  });
}
