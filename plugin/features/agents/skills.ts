/** The author's skills for agents: `skill.md`, or one folder per skill in `.mintlify/skills`. See https://agentskills.io */
import { createHash } from 'node:crypto';
import { slug } from 'github-slugger';
import { readFolder, readText } from '../../reader/docs-file.js';
import { Report } from '../../core/errors/errors.js';
import { readFrontMatter } from '../../load/front-matter/front-matter.js';
import { oneLine } from '../../page/markdown/one-line.js';

const skillFolder = '.mintlify/skills';

interface Skill {
  name: string;
  description: string;
  text: string;
}

/**
 * The files by path: each skill unchanged, with the indexes of both discovery formats. Without skills, there are none.
 * `siteName` names a skill without a name.
 */
export function skillFiles(root: string, siteName: string, base: string): Map<string, string> {
  const skills = readSkills(root, siteName);
  const files = new Map<string, string>();
  if (skills.length === 0) return files;
  if (skills.length === 1) files.set('skill.md', skills[0]!.text);
  for (const { name, text } of skills) {
    files.set(`.well-known/agent-skills/${name}/SKILL.md`, text);
    files.set(`.well-known/skills/${name}/SKILL.md`, text);
  }
  files.set('.well-known/agent-skills/index.json', json(agentSkills(skills, base)));
  files.set(
    '.well-known/skills/index.json',
    json({ skills: skills.map(({ name, description }) => ({ name, description, files: ['SKILL.md'] })) }),
  );
  return files;
}

function agentSkills(skills: readonly Skill[], base: string): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: `${base}.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
}

function readSkills(root: string, siteName: string): Skill[] {
  const paths = [
    'skill.md',
    'SKILL.md',
    ...(readFolder(root, skillFolder) ?? []).map(({ name }) => `${skillFolder}/${name}/SKILL.md`).sort(),
  ];
  const skills = new Map<string, Skill>();
  for (const path of paths) {
    const text = readText(root, path);
    if (text === undefined) continue;
    const { data } = readFrontMatter(text, path, new Report());
    const label = typeof data['name'] === 'string' ? data['name'] : siteName;
    const name = slug(label) || 'skill';
    const description = typeof data['description'] === 'string' ? oneLine(data['description']).slice(0, 1024) : '';
    if (!skills.has(name)) skills.set(name, { name, description, text });
  }
  return [...skills.values()];
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}
