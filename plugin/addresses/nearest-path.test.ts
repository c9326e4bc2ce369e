import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.js';

test.each([
  ['/guides/instal', ['/guides/install', '/guides/uninstall'], '/guides/install'],
  ['/giudes/install', ['/guides/install', '/guides/setup'], '/guides/install'],
  ['/Guides/Install', ['/guides/install'], '/guides/install'],
  ['/images/photo.jpg', ['/images/photo.png', '/images/phote.png'], '/images/photo.png'],
  ['/old/install', ['/guides/install', '/guides/setup'], '/guides/install'],
  ['/cn/tasks/status', ['/docs/en/tasks/status', '/docs/cn/tasks/status'], '/docs/cn/tasks/status'],
  ['cli', ['tools/cli', 'tools/web'], 'tools/cli'],
])('%s is taken for the path that is meant', (path, candidates, expected) => {
  expect(nearestPath(path, candidates)).toBe(expected);
});

test.each([
  ['another page of a long folder', '/documentation/clients/cli', ['/documentation/clients/web']],
  ['another file of a folder', '/images/cn-demo.gif', ['/images/agent.gif']],
  ['another version', '/v1/api', ['/v2/apis']],
  ['one of several with the same name', '/old/install', ['/guides/install', '/tools/install']],
  ['the start page of any folder', '/old/index', ['/guides/index']],
  ['another kind of file', '/snippets/assistant-widget-preview-host.jsx', ['/es/assistant/widget-preview.mdx']],
])('%s is not what is meant', (_, path, candidates) => {
  expect(nearestPath(path, candidates)).toBeUndefined();
});
