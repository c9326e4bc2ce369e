import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { countFacts } from './count.js';
import { Site } from './page.js';
import { readOperations } from './read-operations.js';

const specification = `
openapi: 3.1.0
paths:
  /moons:
    post:
      description: |
        Adds a **moon**.

        - See [the list](https://docs.example)
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Moon' } } } }
  /rings: { get: { summary: All rings } }
components:
  schemas:
    Moon: { properties: { name: { type: string, pattern: '^\\w+$' }, size: { type: integer }, orbit: { type: object } } }
`;

const files = {
  'moons.md':
    '# Add\n\n**POST** https://api.example/moons\n\n`application/json`, see [Moon](/moon.md).\n\nAdds a moon.',
  'moons/index.html': `<nav>integer</nav><main><p>Adds a <b>m</b>oon.</p><ul><li>See <a href="https://docs.example">the list</a></ul>
    <p>application/json</p><script>integer</script><code>orbit</code><span data-component-part="pill">any</span><a href="../moon/">Moon</a></main>`,
  'moon.md': '# Moon\n\n- `name` (string): `^\\w+$`',
  'moon/index.html':
    '<main><code>name</code> <code>string</code> <code>^\\w+$</code> size string <pre>size integer</pre></main>',
};

test('finds facts on the page and on pages that it links, in HTML and in Markdown', () => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-facts-'));
  writeFileSync(join(root, 'api.yaml'), specification);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'out', name)), { recursive: true });
    writeFileSync(join(root, 'out', name), text);
  }
  const { operations } = readOperations([join(root, 'api.yaml')]);
  const count = countFacts(operations, new Site(join(root, 'out')));
  const tally = (kind: string): number[] => Object.values(count.kinds.get(kind)!);
  expect(tally('media type')).toEqual([1, 1, 1, 1, 1]);
  expect(tally('operation description')).toEqual([1, 1, 1, 0, 0]);
  expect(tally('property')).toEqual([3, 1, 3, 0, 1]);
  expect(tally('type')).toEqual([3, 0, 1, 0, 1]);
  expect(tally('pattern')).toEqual([1, 0, 1, 0, 1]);
  const withoutLinks = countFacts(operations, new Site(join(root, 'out')), '', 0);
  expect(Object.values(withoutLinks.kinds.get('pattern')!)).toEqual([1, 0, 0, 0, 0]);
  expect(count.missing.get('type')!.map(({ pointer, html }) => [pointer, html])).toEqual([
    ['api.yaml#/components/schemas/Moon/properties/size/type', false],
    ['api.yaml#/components/schemas/Moon/properties/orbit/type', false],
  ]);
  expect(count.any).toEqual(['POST /moons: orbit']);
  expect([count.withoutPage, count.silent]).toEqual([['GET /rings'], ['GET /rings']]);
  expect(countFacts(operations, new Site(join(root, 'out')), 'Duplicate path /rings').silent).toEqual([]);
});
