const pathOf = (tag) => `tags/${tag.toLowerCase().replace(/\W+/g, '-')}`;

/** A page for each tag in front matter, a page with all tags, and the tags of a page below its title. */
const tags = {
  name: 'tags',
  *pages({ pages }) {
    const all = [...new Set(pages.flatMap(({ meta }) => meta.tags ?? []))].sort((one, other) =>
      one.localeCompare(other),
    );
    const linked = all.map((tag) => ({
      tag,
      pages: pages
        .filter(({ meta }) => meta.tags?.includes(tag))
        .map(({ title, route, description }) => ({ title, href: route, description })),
    }));
    const links = linked.map(({ tag, pages }) => ({
      title: tag,
      href: `/${pathOf(tag)}`,
      description: pages.map(({ title }) => title).join(', '),
    }));
    const place = { group: 'Tags', icon: 'tag' };
    yield { path: 'tags', meta: { title: 'All tags' }, content: { component: 'Links', props: { links } }, place };
    for (const { tag, pages } of linked)
      yield {
        path: pathOf(tag),
        meta: { title: tag },
        content: { component: 'Links', props: { links: pages } },
        place,
      };
  },
  components: {
    Links: ({ links }, page, { h }) =>
      h(
        'CardGroup',
        { cols: 2 },
        links.map(({ title, href, description }) => h('Card', { title, href }, description)),
      ),
  },
  parts: {
    header: {
      after: ({ meta, link }, { h }) =>
        meta.tags &&
        h(
          'p',
          { class: 'tags' },
          meta.tags.map((tag) => [h('a', { href: link(`/${pathOf(tag)}`) }, tag), ' ']),
        ),
    },
  },
};

export default { plugins: [tags] };
