/** Compares everything on the page of an endpoint that names its credentials, and sends a request with some. */
import { difference, type PageFinding } from '../finding.js';
import { expectedCredentials, type ApiCombination, type ExpectedCredentials } from './api-site.js';
import type { OpenPlayground, ShownEndpoint } from './shown-endpoint.js';

const headers = ['Authorization', 'X-Acme-Key', 'X-File-Key'];
const none = 'none';

/** Everything about credentials that does not hold. `path`: the path of the endpoint. */
export async function checkCredentials(
  shown: ShownEndpoint,
  playground: OpenPlayground,
  combination: ApiCombination,
  path: string,
): Promise<PageFinding[]> {
  const expected = expectedCredentials(combination);
  const header = expected?.header ?? none;
  const sampled = headers.filter((name) => shown.sample.includes(`${name}: `)).join(', ') || none;
  const count = await playground.credentials().count();
  const wantedCount = expected?.fields ?? 0;
  return [
    ...difference('credentials', 'the page', header, shown.credentials.join(', ') || none),
    ...difference('credentials', 'the code sample', header, sampled),
    ...difference('credentials', 'the playground', `${wantedCount} fields`, `${count} fields`),
    ...(expected ? checkPrefixes(shown, expected) : []),
    // Without the right fields, the request cannot be the right one either.
    ...(count === wantedCount ? await checkRequest(playground, expected, path) : []),
  ];
}

/** The text before the credentials, in the content and in the code sample. */
function checkPrefixes(
  { format, sample }: ShownEndpoint,
  { header, prefix, start, fields }: ExpectedCredentials,
): PageFinding[] {
  // With two fields, the value is encoded as a whole.
  const expected = fields === 2 ? prefix : prefix + start;
  const [, sampled] = new RegExp(`${header}: ([^'"]*?)YOUR_`).exec(sample) ?? [];
  const [, described] = /^(.*)</.exec(format ?? '') ?? [];
  return [sampled, described].flatMap((seen, index) =>
    seen === undefined ? [] : difference('sent', ['the code sample', 'the description'][index]!, expected, seen),
  );
}

/** Fills in the fields, after their initial text, and sends the request. */
async function checkRequest(
  playground: OpenPlayground,
  expected: ExpectedCredentials | undefined,
  path: string,
): Promise<PageFinding[]> {
  const texts = expected?.fields === 2 ? ['ada', 'secret'] : ['secret'];
  // Before the credentials, because they are never sent to another server than they were typed for.
  if ((await playground.servers()).length === 0) await playground.chooseOwnServer('https://own.example');
  const inputs = await playground.credentials().all();
  const starts = await Promise.all(inputs.map((input) => input.inputValue()));
  for (const [index, input] of inputs.entries()) await input.fill(starts[index]! + texts[index]!);
  const sent = await playground.send(path);
  if (!expected) {
    const seen = headers.filter((name) => sent[name.toLowerCase()] !== undefined).join(', ') || none;
    return difference('sent', 'the request', none, seen);
  }
  const { header, prefix, start } = expected;
  const text = start + texts.join(':');
  const wanted = prefix + (texts.length === 2 ? btoa(text) : text);
  return [
    ...difference('sent', 'the request', wanted, sent[header.toLowerCase()] ?? none),
    ...difference('prefix', 'the field', start, starts[0]!),
  ];
}
