import './code-group/code-group.js';
import './tabs/tabs.js';
import './update-filter/update-filter.js';
import './view/view.js';
import { equal } from './testing/assert.js';
import { fixture } from './testing/fixture.js';

/** The declarations of rules for exactly `selector`. */
function declared(rules: Iterable<CSSRule>, selector: string): string[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === selector ? rule.style.cssText : [],
  );
}

const panels = {
  'octavo-tabs': 'octavo-tabs > ',
  'octavo-code-group': 'octavo-code-group > ',
  'octavo-view': 'octavo-view',
  'octavo-update-filter': 'octavo-update',
};

describe('hidden="until-found"', () => {
  for (const [tag, start] of Object.entries(panels)) {
    // This browser has a built-in rule for the attribute, so the test reads the element's rules, not their effect.
    it(`hides children of ${tag} in browsers that do not support the value`, async () => {
      await fixture(`<${tag}></${tag}>`);
      const selector = `${start}[hidden="until-found"]`;
      const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      const fallbacks = rules.filter((rule) => rule instanceof CSSSupportsRule);
      equal(declared(rules, selector), ['content-visibility: hidden;']);
      equal(
        fallbacks.flatMap(({ cssRules }) => declared(cssRules, selector)),
        ['display: none;'],
      );
    });
  }
});
