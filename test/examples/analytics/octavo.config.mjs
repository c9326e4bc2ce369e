const host = 'https://stats.example.com';

const stats = {
  name: 'stats',
  head: ({ site }, { h }) => h('script', { src: `${host}/script.js`, defer: true, 'data-site': site.name }),
  client: './plugins/page-views.js',
  policy: { script: [host], connect: [host] },
};

export default { plugins: [stats] };
