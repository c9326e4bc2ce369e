import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { parsePlain } from '../parse-page.js';
import { isFinished } from './is-finished.js';
import { scan } from './scan.js';

const check = (source: string): boolean => isFinished(scan(source), source);

test.each([
  'Text with `{` and \\{.',
  '<Card title="a" cols={2} {...rest}>\n\nText.\n\n</Card>',
  '- <Note>one</Note>\n  <Note>\n    two\n  </Note>\n- three',
  '> <Note>\n> one\n> </Note>',
  '<p>Break<br>here <img src="x"></p>',
  "{ready && <p>don't</p>}",
  '{/* comment */} {"}"} {`}`}',
  '- a\n\n<Note\n/>',
  "import {\n  a,\n} from 'b'",
])('every brace and tag is closed: %j', (source) => expect(check(source)).toBe(true));

test.each([
  '{ `x` <p><<p><p>',
  '<Columns cols={<p>',
  '<Step><Steps>',
  '{ "a}\n<p>x</p>',
  '<a b={"}>\n</a>',
  '<Warning>\n*\n\n  - </Warning>',
  '<CodeGroup>\n`\n\n1. </CodeGroup>',
  '<CodeGroup>\n`\n\n- </CodeGroup>',
  '<Warning>\r\n*\r\n\r\n  - </Warning>',
  '> a\n{1\n}',
  "import a from 'b'\n</>{'  <p>\\",
])('something is not closed where it was opened: %j', (source) => expect(check(source)).toBe(false));

test.each(['{ `x` <p><<p>', '{<p>', '<Columns cols={', '<Unknown a={', '<Warning>\n*\n\n  - </Warning>\n'])(
  'the native engine is not asked about %j, however often it is repeated',
  (part) => {
    const report = new Report();
    expect(parsePlain(part.repeat(60), 'a.mdx', { variables: {} }, report)).toBeUndefined();
    expect(report.errors).toMatchObject([{ code: 'mdx-syntax', line: expect.any(Number) as number }]);
  },
);
