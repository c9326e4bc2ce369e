import { readFileSync } from 'node:fs';

/** Pages of a file with Markdown by title, and a file with their lengths. Each use has its own id. */
const notesFrom = (id, group) => ({
  name: 'notes',
  id,
  watch: [`${id}.json`],
  pages(site, { root }) {
    const notes = Object.entries(JSON.parse(readFileSync(`${root}/${id}.json`, 'utf8')));
    return notes.map(([title, content]) => ({
      path: `${id}/${title.toLowerCase()}`,
      meta: { title },
      content,
      place: { group },
    }));
  },
  facts(page, { path }, { text }) {
    return path.startsWith(`${id}/`) ? { words: text(page).trim().split(/\s+/).length } : undefined;
  },
  outputs: [
    {
      paths: `${id}.txt`,
      files({ pages }) {
        const lines = pages.flatMap(({ title, facts }) => {
          const own = facts[`notes:${id}`];
          return own ? [`${title}: ${own.words} words\n`] : [];
        });
        return [{ path: `${id}.txt`, content: lines.join('') }];
      },
    },
  ],
});

export default { plugins: [notesFrom('app', 'The app'), notesFrom('library', 'The library')] };
