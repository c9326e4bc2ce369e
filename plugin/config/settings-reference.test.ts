import { expect, test } from 'vitest';
import { settingsReference } from './settings-reference.js';

test('each key has a line with its meaning, default and effect', () => {
  const pages = settingsReference();
  expect(pages['settings-reference']).toMatch(/^\| `appearance\.default` \| .*Default: `system`.*\| honoured \|$/m);
  expect(pages['settings-reference']).toMatch(/^\| `chat` \| .* \| ignored: the assistant is a hosted service \|$/m);
  expect(pages['settings-reference']).toMatch(
    /^\| `contextual\.options` .* \| honoured; `assistant` ignored: the assistant is/m,
  );
  expect(pages['settings-reference-older']).toContain('| `anchors[].url` |');
  expect(pages['settings-reference']).not.toContain('| `anchors[].url` |');
});
