/** The visible parts of a section of each kind: its label, and the parts next to it. */
import { expect } from 'vitest';
import { allKinds, navigationOf, type SectionKind } from '../section-kinds.js';
import { iconShape } from '../icon-shape.js';
import type { SettingCase } from '../setting-case.js';

const color = '#aa1122';

export const cases: SettingCase[] = allKinds.map((kind) => ({
  key: ['icon', 'iconType', 'tag', 'description', 'color', 'href', 'url', 'hidden', kind.name].map(
    (name) => `${kind.scope}.${name}`,
  ),
  shows: 'icon in its style and color, tag and description stand at the label; it can be a link, or hidden',
  config: {
    navigation: navigationOf(kind, [
      { pages: ['index'] },
      { icon: 'bell', iconType: 'regular', tag: 'New', description: 'Words', color, pages: ['guide'] },
      { href: 'https://new.example' },
      { url: 'https://old.example' },
      { hidden: true, pages: ['api/users'] },
    ]),
  },
  see: async (reader) => {
    const { choices, labels } = kind;
    const of = (href: string): string => `${choices}[href="${href}"]`;
    await reader.facts('index.html', {
      [of('/')]: labels[0]!,
      [`${of('/guide/')} .nav-tag-pill`]: 'New',
      [of('https://new.example')]: labels[2]!,
      [of('https://old.example')]: labels[3]!,
      [of('/api/users/')]: 0,
      [description(kind)]: 1,
      [kind.scope === 'anchor' ? `${choices} div[style*="${color}"]` : `${choices} svg[color="${color}"]`]: 1,
    });
    expect(reader.file('index.html')).toContain(iconShape('bell', 'regular'));
    await reader.facts('api/users/index.html', {
      [of('/api/users/')]: labels[4]!,
      'meta[name=robots]@content': ['noindex'],
    });
  },
}));

/** The line below a label; a tab has no room for one. */
function description({ scope, choices }: SectionKind): string {
  return scope === 'tab' ? `${choices}[title="Words"]` : `${choices}[href="/guide/"] small:not(.nav-tag-pill)`;
}
