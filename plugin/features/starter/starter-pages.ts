/** The pages of a new site. They show the format, and are meant to be replaced. */

/** Files by path. `name`: the name of the site. `schema`: where the docs find the schema of the settings. */
export function starterPages(name: string, schema: { $schema?: string }): Record<string, string> {
  return {
    'docs.json': `${JSON.stringify({ ...schema, ...settings(name) }, undefined, 2)}\n`,
    'favicon.svg': favicon,
    'index.mdx': fenced(index(name)),
    'quickstart.mdx': fenced(quickstart),
    'writing.mdx': fenced(writing),
    'changelog.mdx': fenced(changelog),
    'openapi.json': `${JSON.stringify(openapi(name), undefined, 2)}\n`,
  };
}

function settings(name: string): object {
  return {
    theme: 'mint',
    name,
    description: `Documentation of ${name}.`,
    colors: { primary: '#0F766E', light: '#2DD4BF', dark: '#115E59' },
    favicon: '/favicon.svg',
    navigation: {
      tabs: [
        {
          tab: 'Guide',
          groups: [
            { group: 'Get started', pages: ['index', 'quickstart'] },
            { group: 'Next steps', pages: ['writing', 'changelog'] },
          ],
        },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    },
  };
}

/** Code fences cannot be written in a template literal without escapes. */
function fenced(text: string): string {
  return text.replaceAll("'''", '```');
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0F766E"/><path d="M9 9h14M9 16h14M9 23h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>
`;

const index = (name: string): string => `---
title: "Introduction"
description: ${JSON.stringify(`What ${name} does, and where to start.`)}
---

Write one or two sentences about your product here. This page is \`index.mdx\`.

<CardGroup cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    From nothing to a first result.
  </Card>
  <Card title="Write pages" icon="pen" href="/writing">
    Components, code blocks and links.
  </Card>
</CardGroup>

<Tip>
  The site reloads when you save a file.
</Tip>
`;

const quickstart = `---
title: "Quickstart"
description: "Run the site on your machine, add a page, and build the site."
---

You need Node.js 20.19 or later.

<Steps>
  <Step title="Start the site">
    '''bash
    npx octavo dev
    '''

    The command prints the address of the site.
  </Step>
  <Step title="Add a page">
    Create \`install.mdx\` with a title and a description, and add \`"install"\` to \`navigation\` in \`docs.json\`.

    '''mdx install.mdx
    ---
    title: "Install"
    description: "How to install the product."
    ---

    Run the installer.
    '''
  </Step>
  <Step title="Build the site">
    '''bash
    npx octavo build
    '''

    The folder \`dist\` contains the site. Any static host can serve it.
  </Step>
</Steps>

<Check>
  Your page is in the sidebar.
</Check>
`;

const writing = `---
title: "Write pages"
description: "Components for procedures, alternatives, code and details."
---

A page is Markdown. Components add structure.

## Alternatives

<Tabs>
  <Tab title="macOS">
    Press <kbd>Command</kbd> + <kbd>K</kbd> to search.
  </Tab>
  <Tab title="Windows and Linux">
    Press <kbd>Ctrl</kbd> + <kbd>K</kbd> to search.
  </Tab>
</Tabs>

## Code

<CodeGroup>
  '''js JavaScript
  console.log('Hello');
  '''

  '''python Python
  print("Hello")
  '''
</CodeGroup>

## Details

<AccordionGroup>
  <Accordion title="Where do images go?">
    In any folder, such as \`images\`. Link to them from the root: \`/images/diagram.png\`.
  </Accordion>
  <Accordion title="How do I link to a page?">
    By its path without extension: [Quickstart](/quickstart).
  </Accordion>
</AccordionGroup>

<Warning>
  Do not publish keys or passwords in examples. Write \`<API_KEY>\` instead.
</Warning>
`;

const changelog = `---
title: "Changelog"
description: "What is new in each release."
rss: true
---

<Update label="2026-01-15" description="v0.2.0">
  Adds search.
</Update>

<Update label="2026-01-01" description="v0.1.0">
  The first release.
</Update>
`;

function openapi(name: string): object {
  const user = {
    type: 'object',
    required: ['id', 'email'],
    properties: {
      id: { type: 'string', description: 'Id of the user.', example: 'user_123' },
      email: { type: 'string', format: 'email', description: 'Email address.', example: 'ada@example.com' },
    },
  };
  const operation = {
    tags: ['Users'],
    summary: 'Get a user',
    description: 'Returns one user.',
    operationId: 'getUser',
    parameters: [
      { name: 'id', in: 'path', required: true, description: 'Id of the user.', schema: { type: 'string' } },
    ],
    responses: {
      200: { description: 'The user.', content: { 'application/json': { schema: user } } },
      404: { description: 'There is no user with this id.' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`, version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    security: [{ bearer: [] }],
    paths: { '/users/{id}': { get: operation } },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
