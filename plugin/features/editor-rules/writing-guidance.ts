/** The writing guidance of the rules file, except the reference of components. The docs show it too. */

/** For editors only. */
export const relationship = `## Working relationship

- Ask before you invent facts. If something is not in the sources that you can read, say so.
- Keep pages consistent with the pages around them: their terms, their structure, their tone.
- Change only what the task needs, and check links to every page that you rename or remove.
`;

/** Before the reference. */
export const principles = `## Language and style

- Address the reader in the second person: "you".
- Use the active voice: "Run the command", not "The command should be run".
- Use the present tense for current states, and the future tense only for results that come later.
- Write short, plain sentences. Define a term where it first appears, and use the same term for the same thing everywhere.
- Avoid filler such as "simply", "easily" and "just".
- Use lists with parallel structure: every entry starts with the same kind of word.

## Content organization

- Start with the most important information; details follow.
- Put prerequisites before the instructions that need them.
- Write procedures as numbered steps, one action per step, with the expected result.
- Group related content below headings that say what the section is about.
- Link to related pages instead of repeating them.
- Show simple cases before complex ones.

## User-centered approach

- Start from what the reader wants to do, not from how the product is built.
- Say at the beginning what the reader will have at the end.
- Anticipate common questions and mistakes, and explain how to recognize and fix them.
- Explain why a step matters if that is not obvious.
- Provide several ways only where readers really have different needs, and say which one to choose.

## Page structure

Every page is a Markdown file that begins with YAML front matter:

\`\`\`yaml
---
title: "Clear, specific title with the keywords that readers search for"
description: "One sentence: the purpose and value of the page."
---
\`\`\`

- The title of the front matter is the only heading of level 1. Headings in the text start at level 2 (\`##\`) and skip no level.
- Put every image into a \`<Frame>\`, with alternative text that says what the image shows.
- Add every new page to \`navigation\` in \`docs.json\`; a page is named by its path without extension.
- Link to other pages with root-relative paths without extension: \`[Quickstart](/quickstart)\`.
`;

/** After the reference. */
export const requirements = `## Code examples

- Specify the language of every code block, and a file name where it helps: \`\`\`\` \`\`\`js src/server.js \`\`\`\`.
- Make examples complete: a reader can copy and run them.
- Use realistic values instead of \`foo\` and \`bar\`.
- Never include real keys, tokens, passwords or other secrets. Use placeholders such as \`<API_KEY>\`, and show headers in the form \`Authorization: Bearer <API_KEY>\`.
- Handle errors in examples where production code would need it.
- Show the expected output, and explain code that is not obvious.

## API documentation

- Document every parameter, including optional ones, with its type, whether it is required, and its default.
- Show a request, the response of success, and the responses of errors, with realistic data.
- Explain the HTTP status codes that the endpoint returns.
- State rate limits.
- Show the authentication: the header and its format.

## Accessibility

- Write alternative text for every image that says what the image shows.
- Use link text that makes sense on its own: the title of the target, never "click here".
- Keep the order of headings, so that readers can navigate by them.
- Do not convey meaning by color or position alone.
- Provide captions or a transcript for videos.

## Component selection

- **Steps** for procedures and sequential instructions.
- **Tabs** for alternatives, such as platforms.
- **CodeGroup** for the same example in several languages.
- **Accordions** for progressive disclosure.
- **RequestExample and ResponseExample** for the examples of an endpoint.
- **ParamField and ResponseField** for parameters and response fields.
- **Expandable** for nested properties.
- **Cards** for links that deserve emphasis.
- **Callouts** for what readers must not miss. Use few.
`;
