/** Each page names its owner in its front matter. The owners are a file of the site. */
const owners = {
  name: 'owners',
  rules: [
    {
      name: 'owner',
      level: 'warning',
      check({ meta }) {
        if (meta.owner) return [];
        return [{ message: 'The page has no owner.', hint: 'Add "owner: NAME" to its front matter.' }];
      },
    },
  ],
  outputs: [
    {
      paths: 'owners.txt',
      files({ pages }) {
        const lines = pages.map(({ path, meta }) => `${path}: ${meta.owner ?? 'nobody'}\n`);
        return [{ path: 'owners.txt', content: lines.join('') }];
      },
    },
  ],
};

export default { plugins: [owners] };
