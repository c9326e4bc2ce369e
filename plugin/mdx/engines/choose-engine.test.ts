import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { chooseEngine } from './choose-engine.js';

const named = (className: string) => () => (root: Root) => {
  root.children.forEach((node) => node.type === 'element' && (node.properties = { className: [className] }));
};
const noRemark: [] = [];
const remarkPlugins = [() => () => undefined];

test.each([[noRemark], [remarkPlugins]])(
  'engines with the same remark list keep their own rehype plugins',
  (remark) => {
    const [one, two] = ['one', 'two'].map((name) =>
      chooseEngine({ remarkPlugins: remark, rehypePlugins: [named(name)] })('# Title'),
    );
    expect(one?.children[0]).toMatchObject({ properties: { className: ['one'] } });
    expect(two?.children[0]).toMatchObject({ properties: { className: ['two'] } });
  },
);
