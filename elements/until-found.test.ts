import './code-group/code-group.js';
import './tabs/tabs.js';
import './update-filter/update-filter.js';
import './view/view.js';
import { equal } from './testing/assert.js';
import { fixture } from './testing/fixture.js';

/** What rules for exactly `selector` declare. */
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

describe('what is hidden until found', () => {
  for (const [tag, start] of Object.entries(panels)) {
    // This browser has a rule of its own for the attribute, so the element's are read instead of their effect.
    it(`is hidden by ${tag} in browsers that do not know the value`, async () => {
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
