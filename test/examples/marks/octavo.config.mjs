import { definePlugin } from 'octavo/plugin';

const emoji = { rocket: '🚀', moon: '🌕', wave: '👋' };

/** Adds `==marked text==` and `:rocket:` to pages. */
const marks = definePlugin({
  name: 'marks',
  syntax: [
    {
      start: '=',
      read(source, at, blockEnd) {
        const [all, text] = /^==(?=\S)([^=]+)(?<=\S)==/.exec(source.slice(at, blockEnd)) ?? [];
        return all ? { end: at + all.length, component: 'Mark', props: { text } } : undefined;
      },
    },
    {
      start: ':',
      read(source, at, blockEnd) {
        const [all, name] = /^:(\w+):/.exec(source.slice(at, blockEnd)) ?? [];
        return all && Object.hasOwn(emoji, name)
          ? { end: at + all.length, component: 'Emoji', props: { name } }
          : undefined;
      },
    },
  ],
  components: {
    Mark: {
      render: ({ text }, page, { h }) => h('mark', null, page.markdown(text)),
      markdown: { mark: { inline: (element, write) => `==${write.inline(element.children)}==` } },
    },
    Emoji: ({ name }, page, { h }) => h('span', { class: 'emoji', role: 'img', 'aria-label': name }, emoji[name]),
  },
  styles: {
    mark: 'mark { background: gold; color: black; }',
    '.emoji': '.emoji { font-size: 1.25em; }',
  },
});

export default { plugins: [marks] };
