import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.js';

test('shows the cells of a table without its lines', () => {
  const markdown = '# Limits\n\n| Name | Most |\n| :--- | ---: |\n| pages | 20 |\n\n---\n\nAsk us.';
  expect(excerptOf(markdown, 'Limits', () => [])).toBe('Name Most pages 20 Ask us.');
});

test('text in code is no markup', () => {
  const markdown =
    '# Elements\n\n## `<octavo-tabs>`\n\nPanels.\n\n## `<octavo-code-group>`\n\nUse `a | <b>` or <Card>it</Card>.';
  expect(excerptOf(markdown, '<octavo-code-group>', () => [])).toBe('Use a | <b> or it .');
});

const page = `# Create a user

Adds **one**, with its \`domain\`.

## Body

- \`email_address\` (string): Where invitations go
  - \`domain\` (string\\<host>): After the @

## Responses

**201**

Created

**409**

Duplicate email

\`\`\`bash
curl x
\`\`\`
`;

test.each([
  [
    '',
    'Adds one, with its domain. Body email_address (string): Where invitations go domain (string<host>): After the @ Responses 201 Created 409 Duplicate em …',
  ],
  ['Body', 'email_address (string): Where invitations go domain (string<host>): After the @'],
  ['email_address', '(string): Where invitations go'],
  ['domain', '(string<host>): After the @'],
  ['201', 'Created'],
  ['409', 'Duplicate email'],
  ['Errors', undefined],
])('shows what is below %s', (heading, expected) => {
  expect(excerptOf(page, heading, () => [])).toBe(expected);
});

// Patterns that try each start with each end would not finish within the time limit.
test.each(['-', '|', '<a', '[', '[x]('])('a long text of %j has an excerpt', (part) => {
  expect(excerptOf(`${part.repeat(500_000)}x${'.'.repeat(200)}`, '', () => [])).toMatch(/^.{150} …$/);
});
