import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { checkFrontMatter } from './check-front-matter.js';

test.each([
  ['2023-11-13', '2023-11-13'],
  ['2023-11-13T19:06:19.000Z', '2023-11-13T19:06:19.000Z'],
])('suggests a key with the date %s as authors write it', (date, written) => {
  const report = new Report();
  checkFrontMatter({ lastUpdatedDat: new Date(date) }, `---\nlastUpdatedDat: ${date}\n---\n`, 'page.mdx', report);
  expect(report.warnings.map(({ hint }) => hint)).toEqual([`Did you mean lastUpdatedDate: ${written}?`]);
});
