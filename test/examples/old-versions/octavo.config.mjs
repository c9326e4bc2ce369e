/** A banner on the pages of old versions, except those in the group "Archive". */
const oldVersions = {
  name: 'old-versions',
  parts: {
    banner({ version, section, site, link }, { h }) {
      const [newest] = site.versions;
      const isArchive = section.some(({ kind, label }) => kind === 'group' && label === 'Archive');
      if (!version || version === newest || isArchive) return undefined;
      return h(
        'p',
        { class: 'old-version', role: 'note', style: 'margin: 0; padding: 0.5rem; text-align: center' },
        `This is version ${version}. `,
        h('a', { href: link('/'), style: 'text-decoration: underline' }, `Read version ${newest}`),
        '.',
      );
    },
  },
};

export default { plugins: [oldVersions] };
