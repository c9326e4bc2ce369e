const readingTime = {
  name: 'reading-time',
  facts: (page, info, { text }) => ({ minutes: Math.ceil(text(page).split(/\s+/).length / 200) }),
  parts: {
    header: {
      after({ facts }, { h }) {
        const { minutes } = facts['reading-time'] ?? {};
        return minutes ? h('p', { class: 'reading-time' }, `${minutes} min read`) : undefined;
      },
    },
  },
};

export default { plugins: [readingTime] };
