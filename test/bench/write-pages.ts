/** Writes a site of plain pages that any docs tool can build: prose, lists, a table and four code blocks per page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words = (
  'orbit signal station crew window engine sample record valve sensor channel message frame panel docking module ' +
  'returns measures keeps sends reads opens closes starts repeats checks before after while until whenever with without ' +
  'every single steady quiet remote early late small large known empty second'
).split(' ');

/** Writes `count` pages and their docs.json into `folder`. The same count always writes the same bytes. */
export function writePages(folder: string, count: number): void {
  mkdirSync(join(folder, 'guides'), { recursive: true });
  const pages = Array.from({ length: count }, (_, index) => `guides/mission-${index}`);
  for (let index = 0; index < count; index++) {
    writeFileSync(join(folder, 'guides', `mission-${index}.mdx`), missionPage(index, count));
  }
  const config = {
    name: 'Bench',
    theme: 'mint',
    colors: { primary: '#2563EB' },
    navigation: { groups: [{ group: 'Missions', pages }] },
  };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config, null, 2));
}

function missionPage(index: number, count: number): string {
  const samples = codeSamples(index);
  const sections = Array.from({ length: 6 }, (_, section) => {
    const parts = [`## Phase ${section} of mission ${index}`, paragraph(index * 6 + section), list];
    if (samples[section]) parts.push(samples[section]);
    if (section === 4) parts.push(table(index));
    return parts.join('\n\n');
  });
  const head = `---\ntitle: "Mission ${index}"\ndescription: "What mission ${index} does, phase by phase."\n---`;
  const next = `> The log goes on in [the next mission](./mission-${(index + 1) % count}).`;
  return `${[head, paragraph(index), next, ...sections].join('\n\n')}\n`;
}

const list = '- a step with `inline code`\n- a step with **strong** and *stressed* words\n- a last step';

function table(index: number): string {
  return `| Setting | Type | Default |\n| --- | --- | --- |\n| rate | number | ${index} |\n| label | string | "m" |\n| armed | boolean | true |`;
}

function paragraph(seed: number): string {
  return [0, 1, 2, 3].map((part) => sentence(seed * 4 + part)).join(' ');
}

function sentence(seed: number): string {
  const length = 11 + (seed % 9);
  const text = Array.from({ length }, (_, at) => words[(seed * 17 + at * 11 + ((seed + at) % 7)) % words.length]).join(
    ' ',
  );
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function codeSamples(index: number): string[] {
  const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
  return [
    fence(
      'bash',
      `curl "https://station.example/missions/${index}" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -o log-${index}.json`,
    ),
    fence(
      'ts',
      `import { Station, type Log } from '@example/station';\n\nconst station = new Station({ token: process.env.TOKEN });\n\n` +
        `export async function log(mission = ${index}): Promise<Log> {\n  const found = await station.logs.get(mission);\n` +
        `  if (!found) throw new Error(\`no log of \${mission}\`);\n  return { ...found, read: true };\n}`,
    ),
    fence(
      'python',
      `from example import Station\n\nstation = Station(token="…")\n\n\ndef log(mission: int = ${index}) -> dict:\n` +
        `    """The log of a mission."""\n    found = station.logs.get(mission)\n    return {"id": found.id, "read": True}`,
    ),
    fence(
      'json',
      `{\n  "mission": ${index},\n  "phase": "return",\n  "crew": ["a", "b"],\n  "fuel": { "left": ${index * 3}, "sealed": true }\n}`,
    ),
  ];
}
