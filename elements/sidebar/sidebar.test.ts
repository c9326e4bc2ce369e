import { accessible } from '../testing/accessibility.js';
import { equal, until } from '../testing/assert.js';
import { fixture, forms, rendered } from '../testing/fixture.js';
import './sidebar.js';

const here = location.pathname + location.search;
const markup = (first: string, nested: string): string => `<octavo-sidebar><p>Guides</p><ul>
  <li>${first}</li>
  <li><details><summary>Deploy</summary><ul><li>${nested}</li></ul></details></li>
</ul></octavo-sidebar>`;
const other = '<a href="/other">Other</a>';

const current = (box: Element): string[] =>
  [...box.querySelectorAll('a[aria-current=page]')].map(({ textContent }) => textContent);

for (const form of forms) {
  describe(`octavo-sidebar, ${form}`, () => {
    it('is a named landmark around the links', async () => {
      const box = await fixture(markup(other, '<a href="/nested">Nested</a>'), form);
      equal(box.querySelector('octavo-sidebar')!.shadowRoot!.querySelector('nav')!.ariaLabel, 'Documentation');
      await accessible(box);
      box.querySelector('details')!.open = true;
      await accessible(box);
    });

    it('marks the link to the current page, and opens the groups around it', async () => {
      const box = await fixture(markup(other, `<a href="${here}#part">Here</a>`), form);
      equal([current(box), box.querySelector('details')!.open], [['Here'], true]);
    });

    it('does not mark another link if the author has marked one', async () => {
      const box = await fixture(
        markup('<a href="/other" aria-current="page">Other</a>', `<a href="${here}">Here</a>`),
        form,
      );
      equal([current(box), box.querySelector('details')!.open], [['Other'], false]);
    });

    it('follows links that are added and pages that an app shows', async () => {
      const box = await fixture('<octavo-sidebar></octavo-sidebar>', form);
      box.querySelector('octavo-sidebar')!.innerHTML = `<a href="${here}">Here</a><a href="/other-page">Other</a>`;
      await rendered(box);
      equal(current(box), ['Here']);
      history.pushState(null, '', '/other-page');
      dispatchEvent(new PopStateEvent('popstate'));
      equal(current(box), ['Other']);
      history.replaceState(null, '', here);
    });

    it('is a drawer that a button opens and a selection closes', async () => {
      const box = await fixture(
        `<button popovertarget="menu">Menu</button>${markup('<a href="#part">Part</a>', other).replace('<octavo-sidebar', '<octavo-sidebar id="menu" popover')}`,
        form,
      );
      const sidebar = box.querySelector('octavo-sidebar')!;
      box.querySelector('button')!.click();
      await until(() => sidebar.matches(':popover-open'));
      await accessible(box);
      sidebar.shadowRoot!.querySelector('button')!.click();
      equal(sidebar.matches(':popover-open'), false, 'close button');
      box.querySelector('button')!.click();
      box.querySelector('a')!.click();
      equal(sidebar.matches(':popover-open'), false);
      history.replaceState(null, '', here);
    });

    it('holds the rest of the page while the drawer is open', async () => {
      const drawer = markup(`<a href="${here}">Here</a>`, other).replace('<octavo-sidebar', '<octavo-sidebar popover');
      const box = await fixture(`<button>Before</button><div>${drawer}<p>Beside</p></div>`, form);
      const sidebar = box.querySelector('octavo-sidebar')!;
      const button = box.querySelector('button')!;
      const isInert = (): boolean[] =>
        [button, box.querySelector('p:last-child')!, sidebar].map((each) => (each as HTMLElement).inert);
      button.focus();
      sidebar.showPopover();
      await until(() => button.inert);
      equal(isInert(), [true, true, false]);
      equal(document.documentElement.style.overflow, 'hidden');
      const attributes = ['role', 'aria-modal', 'aria-label'];
      const dialog = (): (string | null)[] => attributes.map((name) => sidebar.getAttribute(name));
      equal(dialog(), ['dialog', 'true', 'Documentation']);
      equal(document.activeElement === sidebar, true, 'focus in the drawer');
      sidebar.hidePopover();
      equal(dialog(), [null, null, null]);
      equal(document.activeElement === button, true, 'focus returns');
      equal([isInert(), document.documentElement.style.overflow], [[false, false, false], '']);
      sidebar.showPopover();
      await until(() => button.inert);
      sidebar.remove();
      equal(button.inert, false, 'after removal');
    });

    it('has a slotted button in place of its own', async () => {
      const close = '<button slot="close" popovertarget="menu" popovertargetaction="hide">Hide</button>';
      const box = await fixture(
        `<octavo-sidebar id="menu" popover>${close}<a href="/other">Other</a></octavo-sidebar>`,
        form,
      );
      const sidebar = box.querySelector('octavo-sidebar')!;
      sidebar.showPopover();
      equal(sidebar.shadowRoot!.querySelector<HTMLElement>('[part=close]')!.checkVisibility(), false);
      box.querySelector('button')!.click();
      equal(sidebar.matches(':popover-open'), false);
    });

    it('leaves the styles of its links to the page with the attribute light', async () => {
      const padding = async (content: string): Promise<string> =>
        getComputedStyle((await fixture(content, form)).querySelector('a')!).paddingTop;
      equal(await padding(markup(other, other)), '6px');
      equal(await padding(markup(other, other).replace('<octavo-sidebar', '<octavo-sidebar light')), '0px');
    });
  });
}
