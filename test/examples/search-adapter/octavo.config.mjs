/** Searches titles and keywords in a file of the site. */
const titles = {
  name: 'titles',
  search: './plugins/titles.js',
  policy: {},
  outputs: [
    {
      paths: 'titles.json',
      files({ pages }) {
        const found = pages.filter(({ isHidden }) => !isHidden);
        const titles = found.map(({ title, route, meta: { keywords = [] } }) => ({ title, href: route, keywords }));
        return [{ path: 'titles.json', content: JSON.stringify(titles) }];
      },
    },
  ],
};

export default { plugins: [titles] };
