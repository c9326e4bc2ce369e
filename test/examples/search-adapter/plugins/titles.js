let titles;

async function load() {
  const response = await fetch(`${import.meta.env.BASE_URL}titles.json`);
  return response.json();
}

export const adapter = {
  async search(query) {
    const wanted = query.toLowerCase();
    const matches = (text) => text.toLowerCase().includes(wanted);
    const found = (await (titles ??= load())).filter(({ title, keywords }) => [title, ...keywords].some(matches));
    return { pages: found.map(({ title, href }) => ({ title, href, crumbs: [], sections: [] })) };
  },
};
