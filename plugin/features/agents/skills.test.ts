import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { skillFiles } from './skills.js';

const temporary = temporaryFolder();
const skill = '---\nname: Acme Docs\ndescription: What Acme does.\n---\n\n# Acme\n';

test('publishes a skill unchanged, with both indexes', () => {
  const files = skillFiles(writeFiles(`${temporary}/one`, { 'skill.md': skill }), 'Acme', '/docs/');
  expect(files.get('skill.md')).toBe(skill);
  expect(files.get('.well-known/skills/acme-docs/SKILL.md')).toBe(skill);
  expect(JSON.parse(files.get('.well-known/agent-skills/index.json')!)).toMatchObject({
    skills: [
      {
        name: 'acme-docs',
        type: 'skill-md',
        description: 'What Acme does.',
        url: '/docs/.well-known/agent-skills/acme-docs/SKILL.md',
        digest: expect.stringMatching(/^sha256:[\da-f]{64}$/) as string,
      },
    ],
  });
});

test('reads a folder of skills, and has no files without any', () => {
  const root = writeFiles(`${temporary}/two`, {
    '.mintlify/skills/a/SKILL.md': 'No front matter.',
    '.mintlify/skills/b/SKILL.md': skill,
  });
  expect([...skillFiles(root, 'Acme', '/').keys()]).toEqual([
    '.well-known/agent-skills/acme/SKILL.md',
    '.well-known/skills/acme/SKILL.md',
    '.well-known/agent-skills/acme-docs/SKILL.md',
    '.well-known/skills/acme-docs/SKILL.md',
    '.well-known/agent-skills/index.json',
    '.well-known/skills/index.json',
  ]);
  expect(skillFiles(temporary, 'Acme', '/').size).toBe(0);
});
