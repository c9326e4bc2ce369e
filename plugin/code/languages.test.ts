import { expect, test } from 'vitest';
import { languageNames, resolveLanguage, similarLanguage } from './languages.js';

test.each([
  ['Python', 'python'],
  ['py', 'python'],
  ['cURL', 'shellscript'],
  ['bash', 'shellscript'],
  ['env', 'dotenv'],
  ['.env', 'dotenv'],
  ['golang', 'go'],
  ['node', 'javascript'],
  ['JSON5', 'json5'],
  ['jsonl', 'jsonl'],
  ['tf', 'terraform'],
  ['gradle', 'groovy'],
  ['cmd', 'bat'],
  ['http', 'http'],
  ['url', 'text'],
  ['ASCII', 'text'],
  ['output', 'text'],
  ['console', 'shellsession'],
  ['jinja2', 'jinja'],
  ['cs', 'csharp'],
  ['C++', 'cpp'],
  ['language-ts', 'typescript'],
  ['app.py', 'python'],
  ['.env.example', 'dotenv'],
  ['.env.production.local', 'dotenv'],
  ['apps/web/.env.staging', 'dotenv'],
  ['Dockerfile.dev', 'docker'],
  ['config.json.example', 'json'],
  ['docker-compose.yml.sample', 'yaml'],
  ['', 'text'],
  [undefined, 'text'],
])('reads %j as %s', (written, id) => {
  expect(resolveLanguage(written)).toEqual({ id, known: true });
});

test('takes an unknown language for plain text and says that it is unknown', () => {
  expect(resolveLanguage('pyhton')).toEqual({ id: 'text', known: false });
  expect(languageNames()).toContain('python');
});

test('does not read the name of a file as a language', () => {
  expect(resolveLanguage('go.sum').known).toBe(false);
  expect(resolveLanguage('python.lock').known).toBe(false);
});

test('resolves every name that it offers', () => {
  expect(languageNames().filter((name) => !resolveLanguage(name).known)).toEqual([]);
});

test.each([
  ['tss', 'ts'],
  ['jsxx', 'jsx'],
  ['pyhton', 'python'],
  ['sjon', 'json'],
  ['c-sharp', 'csharp'],
  ['python3.11', 'python'],
  ['typescript-react', 'typescriptreact'],
  ['ruby-on-rails', 'ruby'],
  ['R-script', 'r'],
  ['zzz', undefined],
  ['klingon', undefined],
])('suggests for %s the language that is meant: %s', (written, meant) => {
  expect(similarLanguage(written)).toBe(meant);
});
