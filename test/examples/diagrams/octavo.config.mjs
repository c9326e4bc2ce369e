import { draw } from './plugins/draw.mjs';

const diagrams = {
  name: 'diagrams',
  fences: { d2: 'Diagram' },
  components: {
    Diagram: {
      async render({ code, title = 'Diagram' }, page, { h, html }) {
        return h('figure', { role: 'img', 'aria-label': title, 'data-d2': code }, html(await draw(code)));
      },
      markdown: { figure: (element) => `\`\`\`d2\n${element.attribute('data-d2')}\n\`\`\`` },
    },
  },
};

export default { plugins: [diagrams] };
