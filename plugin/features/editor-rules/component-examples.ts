/** Example of each kind of component in the rules file. */
interface ComponentGroup {
  title: string;
  /** When to use them. */
  use: string;
  /** MDX. */
  example: string;
}

export const componentGroups: readonly ComponentGroup[] = [
  {
    title: 'Callouts',
    use: '`Note`: supplementary information. `Tip`: best practice. `Warning`: critical cautions. `Info`: neutral context. `Check`: confirmation of success.',
    example: `<Note>
Supplementary information that supports the main content.
</Note>

<Tip>
A best practice.
</Tip>

<Warning>
What can go wrong, and what happens then.
</Warning>

<Info>
Neutral context.
</Info>

<Check>
How readers recognize success.
</Check>`,
  },
  {
    title: 'Procedures',
    use: 'Sequential instructions.',
    example: `<Steps>
  <Step title="Install the package">
    Run the command in your project.
  </Step>
  <Step title="Check the result">
    The command prints the version.
  </Step>
</Steps>`,
  },
  {
    title: 'Alternatives',
    use: 'Platform-specific content, of which a reader needs one part.',
    example: `<Tabs>
  <Tab title="macOS">
    Instructions for macOS.
  </Tab>
  <Tab title="Linux">
    Instructions for Linux.
  </Tab>
</Tabs>`,
  },
  {
    title: 'Code in several languages',
    use: 'The same concept in several languages. The title after the language labels the tab.',
    example: `<CodeGroup>
\`\`\`bash npm
npm install example
\`\`\`

\`\`\`bash pnpm
pnpm add example
\`\`\`
</CodeGroup>`,
  },
  {
    title: 'Progressive disclosure',
    use: 'Details that few readers need.',
    example: `<AccordionGroup>
  <Accordion title="Why does the build fail?">
    The most common reason, and its fix.
  </Accordion>
  <Accordion title="Can I use a proxy?">
    Yes. Set the variable before you start.
  </Accordion>
</AccordionGroup>`,
  },
  {
    title: 'Cards',
    use: 'Emphasized links.',
    example: `<CardGroup cols={2}>
  <Card title="Markdown" icon="book" href="https://commonmark.org">
    The syntax of pages.
  </Card>
  <Card title="Steps" icon="list-check">
    Information without a link.
  </Card>
</CardGroup>`,
  },
  {
    title: 'Images',
    use: 'Every image is in a frame and has alternative text.',
    example: `<Frame caption="The dashboard after the first build">
  <img src="https://example.com/dashboard.png" alt="Dashboard with one green check mark per page" />
</Frame>`,
  },
  {
    title: 'Definitions',
    use: 'A definition that opens on hover.',
    example: `Get an <Tooltip tip="Application programming interface">API</Tooltip> key.`,
  },
  {
    title: 'Changelog entries',
    use: 'One entry per release.',
    example: `<Update label="2026-11-22" description="v1.2.0">
  Adds feeds for changelogs.
</Update>`,
  },
  {
    title: 'Request and response of an endpoint',
    use: 'Samples beside the description of an endpoint.',
    example: `<RequestExample>
\`\`\`bash cURL
curl https://api.example.com/users -H "Authorization: Bearer <API_KEY>"
\`\`\`
</RequestExample>

<ResponseExample>
\`\`\`json 200
{ "id": "user_123", "email": "ada@example.com" }
\`\`\`
</ResponseExample>`,
  },
  {
    title: 'Parameters, response fields and nested properties',
    use: '`ParamField` names the location of the parameter: `path`, `body`, `query` or `header`.',
    example: `<ParamField path="id" type="string" required>
  Id of the user.
</ParamField>

<ParamField query="limit" type="number" default="20">
  Number of results, from 1 to 100.
</ParamField>

<ResponseField name="user" type="object" required>
  The user.

  <Expandable title="properties">
    <ResponseField name="email" type="string">
      Email address.
    </ResponseField>
  </Expandable>
</ResponseField>`,
  },
];
