import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleGroups, ruleNames, type RuleName } from '../../plugin/config/check-rules.js';
import { checkWorkflow } from '../../plugin/cli/starter/check-workflow.js';
import { packageManagerOf } from '../../plugin/cli/starter/package-manager.js';
import { ruleTexts } from '../../plugin/config/rule-texts.js';
import { rulesReference } from './rules-reference.js';

const page = readFileSync('demo/configuration/checks.mdx', 'utf8');

test('the reference has a row for each rule', () => {
  for (const name of ruleNames) expect(rulesReference()).toContain(`| \`${name}\` | `);
});

test('each rule has its texts, in the same order', () => {
  expect(Object.keys(ruleTexts())).toEqual(ruleNames);
});

test('the docs show the workflow that octavo init writes', () => {
  const project = { manager: packageManagerOf('.', '.'), project: '', docs: 'docs' };
  expect(page).toContain(`\`\`\`yaml .github/workflows/docs-check.yml\n${checkWorkflow(project)}\`\`\``);
});

test('the docs name existing rules only', () => {
  const named = [...page.matchAll(/"([a-z]+(?:-[a-z]+)+)": "(?:off|notice|warning|error)"|--rule ([a-z-]+)=/g)];
  expect(named.length).toBeGreaterThan(2);
  for (const [, inSettings, inCommand] of named) expect(ruleNames).toContain(inSettings ?? inCommand);
});

test('the authoring rules name each rule for writing', () => {
  const rules = readFileSync('demo/writing/authoring-rules.mdx', 'utf8');
  for (const name of Object.keys(ruleGroups.writing)) expect(rules).toContain(`\`${name}\``);
  const named = rules.match(/(?<=^\|.*`)[a-z]+(?:-[a-z]+)+(?=`)/gm)!;
  expect(named.filter((name) => !ruleNames.includes(name as RuleName))).toEqual([]);
});
