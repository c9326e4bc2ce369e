import { expect, test } from 'vitest';
import { commandReference } from './command-reference.js';
import { commandNames } from '../../plugin/cli/arguments/commands.js';
import { helpText } from '../../plugin/cli/arguments/help.js';
import { optionFlag, optionNames } from '../../plugin/cli/arguments/options.js';

test('help and reference name every command, and every option', () => {
  const reference = commandReference();
  for (const name of commandNames) {
    expect(helpText()).toContain(`  ${name} [DIR]`);
    expect(reference).toContain(`## octavo ${name}\n`);
  }
  for (const name of optionNames) {
    expect(commandNames.map((command) => helpText(command)).join('')).toContain(`  ${optionFlag(name)}`);
    expect(reference).toContain(`| \`${optionFlag(name)}`);
  }
});

test('the reference shows patterns as text', () => {
  expect(commandReference()).toContain(String.raw`as in "data/\*.csv,\*.zip" |`);
});

test('help fits a terminal of 120 columns', () => {
  const lines = [helpText(), ...commandNames.map((name) => helpText(name))].join('').split('\n');
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});
