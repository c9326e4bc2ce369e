/** Languages of code blocks, by the names that authors write. */
import { nearest } from '../core/text/nearest.js';
import { readLanguageInfos } from './shiki-modules.js';

/** The language id of code without a grammar. */
export const plainLanguage = 'text';

/** Language names that authors write, by the grammar to use. Shiki's own names and aliases are not repeated. */
const aliases: Record<string, string> = {
  [plainLanguage]:
    'text txt plain plaintext plain-text default none nohighlight raw output ascii ascii-art url uri urls ansi stdout stderr gitignore gitattributes dockerignore ignore procfile tree response result prompt',
  shellscript:
    'curl wget httpie terminal cli command npm yarn pnpm npx uv pip brew ksh ash csh shellcode shell-script bash-script',
  shellsession: 'shell-session sh-session bash-session',
  dotenv: 'env environment envfile',
  bat: 'cmd dos',
  powershell: 'psh',
  javascript: 'node nodejs node-js javascript-node es6 vanilla',
  typescript: 'deno bun ts-node nestjs',
  jsx: 'react reactjs javascriptreact',
  tsx: 'typescriptreact react-ts',
  json: 'jsonld json-ld geojson webmanifest har',
  jsonl: 'jsonlines ndjson',
  yaml: 'compose docker-compose kubernetes k8s helm openapi swagger',
  python: 'python3 py3 python2 ipython pycon pyi',
  go: 'golang gomod',
  java: 'jvm jsp',
  groovy: 'gradle jenkinsfile',
  kotlin: 'gradle.kts',
  csharp: 'dotnet .net',
  vb: 'vbnet vb.net',
  cpp: 'cc cxx hpp hh arduino ino cuda cu',
  c: 'h',
  'objective-c': 'objectivec obj-c',
  'objective-cpp': 'mm objectivecpp obj-c++',
  rust: 'rustlang',
  elixir: 'ex exs',
  perl: 'pl pm',
  sql: 'postgres postgresql psql pgsql mysql mariadb sqlite tsql mssql t-sql clickhouse bigquery snowflake duckdb',
  html: 'htm xhtml html5 markup ejs',
  xml: 'svg plist csproj rss atom xsd wsdl pom',
  ini: 'conf cfg config editorconfig npmrc gitconfig',
  diff: 'patch udiff',
  jinja: 'jinja2 j2 njk nunjucks',
  solidity: 'sol',
  razor: 'cshtml',
  terraform: 'opentofu tofu',
  markdown: 'mkd mdown rmd',
  make: 'mk gnumake',
  proto: 'proto3 proto2',
  graphql: 'graphqls',
};

let known: ReadonlyMap<string, string> | undefined;

/** The ids of grammars by name. */
function idsByName(): ReadonlyMap<string, string> {
  if (known) return known;
  const ids = new Map<string, string>();
  for (const { id, aliases: others = [] } of readLanguageInfos()) for (const name of [id, ...others]) ids.set(name, id);
  for (const [id, names] of Object.entries(aliases)) for (const name of names.split(' ')) ids.set(name, id);
  return (known = ids);
}

/** A resolved language name. `id` names a grammar or is `text`. `known` is false for an unknown name. */
export interface ResolvedLanguage {
  id: string;
  known: boolean;
}

/** Suffixes of sample and template files: `config.json.example`, `nginx.conf.template`. */
const variantSuffix = /\.(?:example|sample|template|tmpl|tpl|dist|default|local|bak|orig|old|new)$/;

/**
 * Finds the grammar for a language in any spelling: `Python`, `cURL`, `language-ts`, `.env`, `app.py`, `.env.example`.
 * An empty name is plain text.
 */
export function resolveLanguage(name: string | undefined): ResolvedLanguage {
  const language = (name ?? '')
    .trim()
    .toLowerCase()
    .replace(/^lang(?:uage)?-/, '');
  if (language === '') return { id: plainLanguage, known: true };
  const id = idsByName().get(language) ?? idsByName().get(language.replace(/\s+/g, '-')) ?? ofFile(language);
  return id === undefined ? { id: plainLanguage, known: false } : { id, known: true };
}

/** By extension, otherwise by the name of a file with an environment suffix: `.env.production`, `Dockerfile.dev`. */
function ofFile(file: string): string | undefined {
  const id = idsByName().get(file.slice(file.lastIndexOf('.') + 1));
  if (id !== undefined) return id;
  const original = file.replace(variantSuffix, '');
  if (original !== file) return idsByName().get(original) ?? ofFile(original);
  const base = /(?:^|\/)\.?(env|\w*file)\./.exec(file)?.[1];
  return base && idsByName().get(base);
}

/** Every name that `resolveLanguage` accepts. */
export function languageNames(): string[] {
  return [...idsByName().keys()];
}

/** In a name of up to this length, another first letter makes another language: "tss" is not "css". */
const maxShortName = 3;

/** The largest share of wrong letters. A third of them is often another language. */
const maxWrongShare = 0.2;

/**
 * The language that an author most likely intended by an unknown name: the name with the fewest typing errors,
 * otherwise the first word (`python3.11`, `ruby-on-rails`).
 */
export function similarLanguage(name: string): string | undefined {
  const language = name.toLowerCase();
  const names = languageNames().filter((other) => language.length > maxShortName || other[0] === language[0]);
  const [firstWord = ''] = language.split(/[^a-z+#]/);
  return nearest(language, names, maxWrongShare) ?? (idsByName().has(firstWord) ? firstWord : undefined);
}
