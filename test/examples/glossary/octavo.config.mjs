import { readFileSync } from 'node:fs';

/** Lines such as `Orbit: The path of a body around another.` */
const text = readFileSync(new URL('./glossary.txt', import.meta.url), 'utf8');
const terms = new Map(text.match(/.+/g).map((line) => line.split(/: (.*)/)));
const idOf = (term) => term.toLowerCase().replace(/\W+/g, '-');

/** Replaces terms in the text of a node of HTML by links to them. */
function linkTerms(node) {
  if (/^(a|code|pre|h\d)$/.test(node.tagName)) return;
  const names = new RegExp(`\\b(${[...terms.keys()].join('|')})\\b`, 'i');
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'text') return (child.children && linkTerms(child), child);
    return child.value.split(names).map((value, index) => {
      const name = { type: 'text', value };
      if (index % 2 === 0) return name;
      const [term, title] = [...terms].find(([each]) => each.toLowerCase() === value.toLowerCase());
      return {
        type: 'element',
        tagName: 'a',
        properties: { href: `/glossary#${idOf(term)}`, title },
        children: [name],
      };
    });
  });
}

const glossary = {
  name: 'glossary',
  watch: ['glossary.txt'],
  rehype: [() => linkTerms],
  pages: () => [
    {
      path: 'glossary',
      meta: { title: 'Glossary' },
      content: { component: 'Glossary' },
      file: 'glossary.txt',
      place: { after: 'index' },
    },
  ],
  components: {
    Glossary: (props, page, { h }) =>
      h(
        'dl',
        null,
        Array.from(terms, ([term, text]) => [h('dt', { id: idOf(term) }, term), h('dd', null, text)]),
      ),
  },
};

export default { plugins: [glossary] };
