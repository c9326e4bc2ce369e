import releases from './releases.json' with { type: 'json' };

const changelog = {
  name: 'changelog',
  components: {
    Releases: (props, page, { h }) =>
      releases.map(({ version, date, tags, changes }) =>
        h(
          'Update',
          { label: version, description: date, tags },
          h(
            'ul',
            null,
            changes.map((change) => h('li', null, change)),
          ),
        ),
      ),
  },
};

export default { plugins: [changelog] };
