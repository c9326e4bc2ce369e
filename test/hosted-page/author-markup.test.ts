/** Octavo styles its own components: markup of the author has the styles of the author, and the author's rules win. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Site } from '../../plugin/core/model/types.js';
import { hooks } from '../../plugin/shell/contract.js';
import { partStyles, siteStyles } from '../../plugin/shell/theme/site-styles.js';
import { styleSheet } from '../../plugin/shell/theme/style-sheet.js';
import { themes } from '../../plugin/shell/theme/themes.js';
import { builtSite } from '../browser/built-site.js';
import { openBrowser } from '../browser/open-browser.js';
import { specimen } from './specimen.js';

const tags =
  'a abbr address article aside audio b bdi bdo blockquote button canvas caption cite code data dd del details dfn div dl ' +
  'dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label ' +
  'legend li main map mark math menu meter nav object ol optgroup option output p picture pre progress q ruby s samp ' +
  'search section select small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul var video';

const site = builtSite(specimen(), { viewport: { width: 1440, height: 1000 } });
let blank: Page;

function plainSite(theme: string): Site {
  const colors = { primary: '#16803c', light: '#4ade80', dark: '#166534', background: {} };
  const navigation = { kind: 'root', label: '', hidden: false, children: [], items: [] };
  return { theme, colors, fonts: {}, background: {}, navigation } as unknown as Site;
}

beforeAll(async () => {
  blank = await (await openBrowser()).newPage();
  await blank.setContent(
    '<!doctype html><html lang="en"><body data-mode="custom"><main id="content-area"><div id="content"></div></main>',
  );
});

/** Runs in a page: the computed styles of elements of each kind with the style sheet, one a line. */
function stylesWith({ css, names }: { css: string; names: string }): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css} html { --octavo-color-border: red !important; --octavo-font-mono: monospace !important }`);
  document.adoptedStyleSheets = [sheet];
  const box = document.querySelector('#content')!.appendChild(document.createElement('div'));
  // What elements inherit from the page is left out.
  box.style.cssText = 'all: initial; display: block';
  const lines: string[] = [];
  const read = (element: HTMLElement, name: string): void => {
    for (const pseudo of ['', '::before', '::after']) {
      const styles = getComputedStyle(element, pseudo);
      if (pseudo && styles.content === 'none') continue;
      for (const property of styles)
        if (!property.startsWith('--'))
          lines.push(`${name}${pseudo} ${property}: ${styles.getPropertyValue(property)}`);
    }
  };
  for (const name of names.split(' ')) {
    // Rules can depend on the element before, and on the focus.
    const [first, second] = [0, 1].map(() => box.appendChild(document.createElement(name)));
    second!.tabIndex = 0;
    second!.focus({ focusVisible: true } as FocusOptions);
    read(first!, name);
    read(second!, `${name}:focus`);
  }
  box.remove();
  return lines.join('\n');
}

test.each(['mint', ...Object.keys(themes)])('markup on a page of the author has the reset only: %s', async (theme) => {
  const expected = new Set((await blank.evaluate(stylesWith, { css: styleSheet('reset'), names: tags })).split('\n'));
  const site = plainSite(theme);
  const css = siteStyles(site, '/', { parts: partStyles(site, [], true) });
  const found = (await blank.evaluate(stylesWith, { css, names: tags })).split('\n');
  expect(found.length).toBeGreaterThan(10_000);
  expect(found.filter((line) => !expected.has(line))).toEqual([]);
});

/**
 * Runs in a page: the declarations for the boxes of hooks that a plain rule of the author does not override. `initial` is the
 * value of the rule, so a property that keeps its value with the rule, but not with an inline style, is one of them.
 */
function lostRules(selectors: readonly string[]): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn([...sheet.cssRules]));
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  return selectors.flatMap((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return [];
    const own = rules.filter((rule) => element.matches(rule.selectorText));
    const names = new Set([...own.map(({ style }) => style), element.style].flatMap((style) => [...style]));
    const all = [...document.querySelectorAll(selector)];
    // A background colors the icons of the hosted page, which are masks, and would be a square behind these.
    const isKept = (name: string, of: string): boolean => name === 'background-color' && of === '.octavo-icon';
    const strong = rules.flatMap(({ style, cssText, selectorText }) =>
      [...style].some((name) => style.getPropertyPriority(name) === 'important' && !isKept(name, selectorText)) &&
      all.some((each) => each.matches(selectorText))
        ? `${selector}: ${cssText}`
        : [],
    );
    // Elements that change slowly would have both values.
    const properties = [...names].filter((name) => !name.startsWith('transition'));
    const values = (): string[] => {
      const styles = getComputedStyle(element);
      return properties.map((name) => styles.getPropertyValue(name));
    };
    const withRule = (priority: string): string[] => {
      sheet.replaceSync(
        `*{transition:none!important} ${selector}{${properties.map((name) => `${name}:initial${priority}`).join(';')}}`,
      );
      return values();
    };
    const [plain, important] = [withRule(''), withRule(' !important')];
    const lost = properties.filter((_, index) => plain[index] !== important[index]);
    return [...strong, ...lost.map((name) => `${selector}: ${name}`)];
  });

  function rulesIn(list: readonly CSSRule[]): CSSStyleRule[] {
    return list.flatMap((rule): CSSStyleRule[] => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      const inner = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesIn([...rule.cssRules]) : [];
      return rule instanceof CSSStyleRule ? [rule, ...inner] : inner;
    });
  }
}

test('a plain rule of the author wins on the box of each hook', async () => {
  const selectors = hooks.flatMap(({ group, hook }) => (group === 'properties' || group === 'states' ? [] : hook));
  const lost: string[] = [];
  for (const path of ['en/names/', 'en/parts/', 'en/api/change/']) {
    const page = await site.open(path);
    lost.push(...(await page.evaluate(lostRules, selectors)));
  }
  expect(lost).toEqual([]);
});
