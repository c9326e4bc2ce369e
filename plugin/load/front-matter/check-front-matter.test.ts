import { expect, test } from 'vitest';
import { settingsSchemas } from '../../site-build/settings.js';
import { Report } from '../../core/errors/errors.js';
import { checkFrontMatter } from './check-front-matter.js';
import { readFrontMatter } from './front-matter.js';

test.each([
  ['2023-11-13', '2023-11-13'],
  ['2023-11-13T19:06:19.000Z', '2023-11-13T19:06:19.000Z'],
])('suggests a key with the date %s as authors write it', (date, written) => {
  const report = new Report();
  checkFrontMatter(
    { lastUpdatedDat: new Date(date) },
    `---\nlastUpdatedDat: ${date}\n---\n`,
    'page.mdx',
    settingsSchemas.frontMatter,
    report,
  );
  expect(report.warnings.map(({ hint }) => hint)).toEqual([`Did you mean lastUpdatedDate: ${written}?`]);
});

test.each([
  [
    'mode: widde',
    'mode must be "default", "wide", "custom", "frame" or "center"; found "widde".',
    'Did you mean mode: "wide"?',
  ],
  ['noindex: yes', 'noindex must be true or false; found "yes".', 'Write noindex: true.'],
  ['title: [Start]', 'title must be text; found a list.', 'Write title: "Start".'],
  ['api: { a: 1 }', 'api must be text; found an object.', 'Use, for example, api: "GET /users", or remove the key.'],
  ['api: users', 'api must be a method and a path; found "users".', 'Use, for example, api: GET /users'],
  [
    'canonical: 5',
    'canonical must be a URL; found "5".',
    'Use, for example, canonical: https://example.com/guides/install',
  ],
  [
    'iconType: sharpsolid',
    'iconType: unknown icon style "sharpsolid". The icon uses "solid".',
    'Did you mean "sharp-solid"?',
  ],
  [
    'lastUpdatedDate: &a [*a]',
    'lastUpdatedDate must be a date; found "[null]".',
    'Use, for example, lastUpdatedDate: 2026-11-22',
  ],
  [
    'mode: { toString: 1 }',
    'mode must be "default", "wide", "custom", "frame" or "center"; found an object.',
    'Use one of these values, or remove the key.',
  ],
  [
    'api: !!binary aGk=',
    'api must be text; found an object.',
    'Use, for example, api: "GET /users", or remove the key.',
  ],
])('explains %s', (yaml, message, hint) => {
  const source = `---\n${yaml}\n---\n`;
  const report = new Report();
  checkFrontMatter(
    readFrontMatter(source, 'page.mdx', report).data,
    source,
    'page.mdx',
    settingsSchemas.frontMatter,
    report,
  );
  expect(report.errors).toEqual([]);
  expect(report.warnings).toMatchObject([{ message, hint }]);
});
