import { equal, until } from '../../elements/testing/assert.js';
import { find, operation, playground } from '../testing/playground-fixture.js';

describe('octavo-playground, samples', () => {
  it('offers languages, and the clients of the chosen one', async () => {
    const element = await playground(
      await operation('/echo', { codeSamples: [{ lang: 'Go', source: 'moons.Add()' }] }),
    );
    const root = find(element, 'octavo-playground-sample').shadowRoot!;
    const [code, menus] = [() => root.querySelector('code')!.textContent, () => [...root.querySelectorAll('select')]];
    const choose = (menu: HTMLSelectElement | undefined, name: string) => {
      menu!.selectedIndex = [...menu!.options].findIndex(({ text }) => text === name);
      menu!.dispatchEvent(new Event('change'));
    };
    await until(() => code() === 'moons.Add()');
    equal(menus().length, 1);
    equal([...menus()[0]!.options].filter(({ text }) => text === 'Go').length, 1);
    choose(menus()[0], 'Python');
    await until(() => code().startsWith('import requests'));
    choose(menus()[1], 'httpx');
    await until(() => code().startsWith('import httpx'));
    equal(
      menus()
        .map(({ selectedOptions }) => selectedOptions[0]!.text)
        .join(),
      'Python,httpx',
    );
    choose(menus()[0], 'Java');
    await until(() => code().startsWith('import okhttp3'));
    equal(
      menus()
        .map(({ selectedOptions }) => selectedOptions[0]!.text)
        .join(),
      'Java,OkHttp',
    );
    choose(menus()[0], 'Go');
    await until(() => code() === 'moons.Add()');
    equal(menus().length, 1);
  });
});
