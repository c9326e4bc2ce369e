/** Compares SECURITY.md with the tests that prove it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const reader = 'plugin/formats/api/files/source-reader.test.ts';
const download = 'plugin/reader/download.test.ts';
const graphql = 'plugin/formats/graphql/read/read-graphql-api.test.ts';
const content = 'plugin/site-build/specified-content.test.ts';
const settings = 'plugin/site-build/hostile-settings.test.ts';
const policy = 'plugin/features/hosts/content-security-policy.test.ts';
const signIn = 'playground/auth/auth.browser.ts';
const hostile = 'test/hostile.test.ts';
const servers = 'test/hostile/servers.test.ts';
const fields: [string, string] = ['test/hostile/fields.test.ts', 'nothing runs, and no other host is asked'];

/** The tests of each sentence in a list: the file, and the start of the title. The keys begin the sentences. */
const proofs: Record<string, readonly [file: string, title: string][]> = {
  'Pages, snippets, components, and plugins are code': [
    ['plugin/mdx/evaluate/module-loader.test.ts', 'a page is evaluated with its snippets'],
    ['plugin/mdx/plugins/tree-plugins.test.ts', 'remark plugins change the Markdown, rehype plugins the HTML'],
  ],
  'The code of a page ends neither': [
    [hostile, '%s costs one located error'],
    [hostile, '%s is built'],
    [hostile, 'a page that freezes the globals does not change the pages after it'],
  ],
  'Style sheets and scripts in the docs folder': [
    ['plugin/load/scan/scan-folder.test.ts', 'style sheets and scripts of all folders are found'],
    ['test/served-files.test.ts', 'serves %s'],
  ],
  'Specifications, settings, and front matter are data': [
    [content, 'with an expression, an import or a component of the author is built without them'],
    fields,
  ],
  'Text of settings and front matter becomes neither': [
    [settings, 'text of a setting stays inside a string of the style sheet'],
    [settings, '%s: %s is text like any other'],
    fields,
  ],
  'Descriptions in specifications are Markdown': [
    ['plugin/mdx/render/markdown-text.test.ts', 'HTML that formats text is kept'],
    ['plugin/mdx/render/markdown-text.test.ts', 'scripts, handlers, styles and comments are removed'],
  ],
  '`x-mint.content` of a specification may also': [
    [content, 'has Markdown, HTML that formats text, and components with literal props'],
  ],
  'Code in `x-mint.content` runs only': [[content, 'may contain code in files, if the settings say so']],
  'All other text of specifications': [fields],
  'Images and videos in a specification are loaded': [
    fields,
    [content, 'never becomes code, styles, or a part of the policy'],
  ],
  'Addresses in settings, front matter, and specifications': [
    ['plugin/addresses/safe-address.test.ts', '%s is only for %j'],
    [settings, '%s: an address that runs code is reported and left out'],
    ['plugin/formats/openapi/read/security.test.ts', 'leaves out addresses that no browser may open'],
  ],
  'Pages of authors may link to apps': [
    [
      'plugin/addresses/safe-address.test.ts',
      'settings and front matter link to the web, mail and phones; apps are named',
    ],
    [settings, 'addresses of a page that run code are reported at their place'],
  ],
  'The playground checks addresses again': [[signIn, 'neither opens nor asks a server at']],
  'What a reader enters to sign in': [[signIn, 'shows where the form for signing in sends what a reader enters']],
  'Credentials belong to one server.': [
    ['playground/auth/credential-store.test.ts', 'another server does not get the credentials'],
  ],
  'Credentials are kept in memory': [[signIn, 'keeps them for the tab only on request']],
  'No credentials are in code samples': [
    ['test/playground-secrets.test.ts', 'no secret is left in the page, storage, samples, links, console or Markdown'],
    ['test/playground-secrets.test.ts', 'no token of an authorization server is left there'],
  ],
  'A link to a filled request cannot': [['playground/share/share.test.ts', 'cannot make another server of a variable']],
  'HTML that a server answers with': [
    ['playground/response/response.browser.ts', 'shows HTML as source and as a page without scripts'],
  ],
  'The build writes a Content-Security-Policy': [
    [policy, 'allows only scripts of the site, by their hashes'],
    ['test/promises/reading.test.ts', 'serves the docs under a Content-Security-Policy'],
  ],
  'Text of specifications never becomes part of the policy': [
    [content, 'never becomes code, styles, or a part of the policy'],
  ],
  'With analytics, scripts in the docs folder': [
    [policy, 'the policy allows the hosts of the services and no others, but is only a note'],
    [policy, 'a site with code that the build does not read'],
  ],
  'Hosts that read no headers send no policy.': [
    ['test/hostile/fields.test.ts', 'nothing runs, and no other host is asked'],
  ],
  'The dev and preview servers answer only': [
    [servers, 'refuses a foreign host name'],
    [servers, 'answers requests to'],
  ],
  'They let no website of another machine': [
    [servers, 'does not let other sites read %s'],
    [servers, 'lets other servers of this machine read pages'],
  ],
  'They serve only files': [
    [servers, 'serves no private file at %s'],
    ['test/served-files.test.ts', 'does not serve %s'],
  ],
  'Files with names of secrets, such as': [['test/served-files.test.ts', 'does not serve %s by its path on the disk']],
  'The build refuses an output folder': [
    [
      'plugin/cli/build-target.test.ts',
      'writes into empty folders and over an earlier site, but not between files of others',
    ],
  ],
  'A built page asks no other host': [
    ['test/docs/visit-docs.ts', 'has no requests to other hosts and no console messages'],
  ],
  'Specifications and the files that they refer to': [
    [reader, 'a specification of the settings stays in the docs folder'],
    [reader, 'a reference in a specification stays in the docs folder'],
    [reader, 'with "files": "repository", specifications and references'],
  ],
  'Other files of the settings and of front matter': [
    ['plugin/icons/icons.test.ts', 'puts a small SVG file in the color of the text into the page'],
    ['plugin/features/previews/preview-logo.test.ts', 'the logo is that of the mode'],
    ['plugin/code/themes/theme-pair.test.ts', 'a file is a theme where it is one'],
    ['plugin/fonts/fonts.test.ts', 'a font file outside the docs folder is not used'],
    ['plugin/config/read/read-site.test.ts', 'a path out of the folder is not read'],
  ],
  'Symbolic links out of these folders': [
    ['plugin/reader/read-file.test.ts', 'does not follow symbolic links out of the folder'],
    ['plugin/load/scan/scan-folder.test.ts', 'symbolic links are followed inside the folder only'],
  ],
  'Only regular files are read': [['plugin/reader/read-file.test.ts', 'does not wait for named pipes']],
  'Files whose names are those of secrets': [[reader, 'reports the reference %s']],
  'An address in the settings may be local.': [
    [download, 'an address that the author names may be on this machine'],
    [download, 'a redirect never reaches another private host'],
  ],
  '`octavo check --external` follows no redirect': [
    ['plugin/features/external-links/check-external.test.ts', '%s, a redirect into a private network, is not followed'],
  ],
  'A specification refers only to hosts': [
    [reader, 'files refer only to hosts that the settings name'],
    [reader, 'a remote file cannot refer to files of this machine'],
    [download, 'a reference stays on the named hosts, also by redirect'],
  ],
  'A host whose name resolves to a private address': [
    [download, 'a named host whose name resolves to a private address is not asked'],
    [reader, 'a host that another source names is only asked if it is public'],
  ],
  'Answers are refused as soon as': [
    [download, 'a huge answer is refused while it arrives'],
    [reader, 'references to references end'],
  ],
  'Files of specifications with too many': [
    [reader, 'a file that is nested too deeply is reported at the first bracket'],
    [graphql, 'an introspection result that is nested too deep is reported at its place'],
    [reader, 'aliases in an example are within the limits'],
  ],
  'A page loads a specification in the browser only': [
    ['plugin/formats/openapi/load-operation.test.ts', 'a page asks no host that only a specification names'],
    ['plugin/formats/openapi/load-operation.test.ts', 'references that a server invents end'],
  ],
  'Messages do not quote remote files': [
    [reader, 'problems in files that nobody writes as specifications do not print them'],
  ],
  '`octavo mcp` reads only': [['test/cli/mcp.test.ts', 'reads only what is part of the site']],
  'The dev server opens only files of the site': [
    ['test/hostile/servers.test.ts', 'does not open files outside the site in the editor'],
    ['plugin/vite/dev/opened-file.test.ts', 'the editor opens no other file'],
  ],
};

const [, sections = ''] = readFileSync('SECURITY.md', 'utf8').split('\n## Code\n');
const sentences = Array.from(sections.matchAll(/^- (.+)$/gm), ([, sentence]) => sentence!);

test('each sentence about what is trusted has its tests', () => {
  const unproved = sentences.filter((sentence) => !Object.keys(proofs).some((start) => sentence.startsWith(start)));
  expect([unproved, sentences.length]).toEqual([[], Object.keys(proofs).length]);
});

test.each(Object.values(proofs).flat())('%s contains the test "%s"', (file, title) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});
