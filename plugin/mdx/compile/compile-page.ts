/** Compiles a page or snippet: to a tree if all content is known at compile time, otherwise to the code of a module. */
import type { Root } from 'hast';
import type { Component } from '../../../runtime/jsx/node.js';
import { markFootnotes } from '../transforms/footnote-scope.js';
import { startOf } from '../transforms/walk.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { TextCache } from '../../core/cache/text-cache.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { importCycle } from './imports/import-problems.js';
import { fileGone, readUtf8 } from '../../reader/docs-file.js';
import { fileStart, Report } from '../../core/errors/errors.js';
import type { Holes } from '../render/holes.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { renderToTree } from '../../core/tree/render-tree.js';
import { readFrontMatter } from '../../load/front-matter/front-matter.js';
import { depthProblem, emptyPage, parsePage, type PageOptions } from '../parse-page.js';
import { PageHost } from '../render/page-host.js';
import type { RenderServices } from '../render/services.js';
import type { CompiledPage, FileNames, NameSource } from '../types.js';
import { bindings, globalReact, isBound, readerData } from './bind-free-names.js';
import { ContentCompiler } from './content.js';
import { readStatements, resolveImports } from './imports/imports.js';
import type { ImportLookup, ImportStatement, Statements } from './imports/imports.js';
import { emptySnippet, inlinedSnippet, type InlinedSnippet } from './imports/inlined-snippet.js';
import { reportMistakes, type ReportMistake } from './mistakes/page-mistakes.js';
import type { Part } from './part.js';
import { Scope } from './scope.js';
import { keepSafeContent } from './safe-content.js';
import { importSnippetTags } from './imports/snippet-tags.js';
import { propsOf, usesName } from './imports/uses-name.js';

export interface CompileOptions {
  imports: ImportLookup;
  parse: PageOptions;
  services: RenderServices;
  /** The components that need no import, by the name that authors write. */
  components: Readonly<Record<string, Component<any, any>>>;
  /** Compiled snippets, by the strings of a language, and by file and text. */
  snippets: Map<object, TextCache<CompiledFile>>;
  /** Whether a file is a page. Otherwise it is a snippet, which pages render with props. */
  isPage(file: string): boolean;
  /** Whether the content of a page comes from a specification instead of the author. It may not contain code. */
  isData(file: string): boolean;
}

/** Compiles `source`, the text of `file` (relative to the docs folder). */
export async function compilePage(file: string, source: string, options: CompileOptions): Promise<CompiledPage> {
  const compile = options.isPage(file) ? compileFile : compileSnippet;
  try {
    return (await compile(file, source, options, [])).compiled;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Its expressions are nested too deeply.
    const problems = new Report();
    problems.error({ ...depthProblem, ...fileStart(file) });
    return { kind: 'failed', problems, links: [], dependencies: [] };
  }
}

/** A compiled file and, if it is static, its content for each file that imports it. */
interface CompiledFile {
  compiled: CompiledPage;
  snippet?(into: Holes): InlinedSnippet;
  /** Whether a snippet in it has an error, directly or indirectly. */
  hasBrokenImport: boolean;
}

/** Maximum number of characters of the snippets that are kept for a language. */
const maxCharacters = 1_000_000;

/** Compiles a snippet once for each text of it, and for each language of the pages that import it. */
async function compileSnippet(
  file: string,
  source: string,
  options: CompileOptions,
  chain: readonly string[],
): Promise<CompiledFile> {
  const { snippets, services } = options;
  const language = services.labels(chain[0] ?? file);
  const compiledSnippets = getOrInsert(snippets, language, () => new TextCache<CompiledFile>(maxCharacters));
  const key = `${file}\0${source}`;
  const before = compiledSnippets.get(key);
  if (before) return before;
  // Only finished results are kept: two pages that import a cycle of snippets would wait for each other.
  const compiled = await compileFile(file, source, options, chain);
  // The file that closes a cycle of imports depends on the file that imports the first of them.
  if (!isBroken(compiled)) compiledSnippets.set(key, compiled);
  return compiled;
}

function isBroken({ compiled, hasBrokenImport }: CompiledFile): boolean {
  return hasBrokenImport || compiled.problems.errors.length > 0;
}

/** `chain` lists the files that import it. */
async function compileFile(
  file: string,
  source: string,
  options: CompileOptions,
  chain: readonly string[],
): Promise<CompiledFile> {
  const report = new Report();
  // The front matter of pages is read when the site is loaded.
  const isSnippet = !options.isPage(file);
  if (isSnippet) readFrontMatter(source, file, report);
  const isData = options.isData(file);
  // An operation has its page, also where the content that its specification adds cannot be read.
  const parsed = (await parsePage(source, file, options.parse, report)) ?? (isData ? emptyPage() : undefined);
  const host = new PageHost(file, options.services, report, { page: chain[0], isData });
  const common = { problems: report, links: host.links, dependencies: [] as string[] };
  if (!parsed) return { compiled: { ...common, kind: 'failed' }, hasBrokenImport: false };
  const { hast } = parsed;
  const warn: ReportMistake = (mistake, position) => report.warn({ ...mistake, file, ...startOf({ position }) });
  if (isData) keepSafeContent(hast, warn);
  reportMistakes(hast, source, isSnippet, warn);
  markFootnotes(hast, file, isSnippet);
  const tags = importSnippetTags(hast, options.imports.root);
  const statements = readStatements(hast);
  statements.imports.push(...tags);
  const imports = resolveImports(statements.imports, file, source, options.imports, report, (names) =>
    usesName(hast, names),
  );
  const { inlined, hasBrokenImport } = await inlineSnippets(imports, options, [...chain, file], {
    ...common,
    file,
    source,
    holes: host.holes,
  });
  const missing = statements.imports.filter((statement) => !imports.includes(statement)).flatMap(({ names }) => names);
  const scope = new Scope({
    file,
    report,
    isSnippet,
    inlined,
    builtins: options.components,
    declared: allNames(statements),
    missing: new Set(missing),
    snippets: snippetNames(imports),
  });
  const compiler = new ContentCompiler(scope);
  const part = compiler.compile(hast);
  const hasExports = statements.rest.trim() !== '' || imports.some(({ isExport }) => isExport);
  const needsModule = statements.hasLayout || (hasExports && isSnippet);
  if (part.kind === 'known' && !needsModule) {
    const rendered = compiler.hasHtml ? parseHtml(renderToString(part.node, host)) : renderToTree(part.node, host);
    const tree = await host.holes.fillTree(rendered);
    const snippet = (into: Holes): InlinedSnippet => inlinedSnippet(part.node, tree, host.again(into));
    return { compiled: { ...common, kind: 'static', tree }, snippet, hasBrokenImport };
  }
  const code = await moduleCode({ part, compiler, statements, imports, missing, host });
  const names = sharedNames(hast, statements, imports, scope);
  return { compiled: { ...common, kind: 'module', code, names }, hasBrokenImport };
}

/** The names that a file shares with the snippets that it imports. */
function sharedNames(
  hast: Root,
  { declared, free }: Statements,
  imports: readonly ImportStatement[],
  { props, options: { file, builtins } }: Scope,
): FileNames {
  const sources: Record<string, NameSource> = {};
  for (const name of declared) sources[name] = { from: `/${file}`, exported: name };
  for (const { file: target, specifier, bindings = [], namespace } of imports) {
    const from = target === undefined ? specifier : `/${target}`;
    for (const [exported, local] of bindings) sources[local] = { from, exported };
    if (namespace) sources[namespace] = { from, exported: '*' };
  }
  return {
    declared: sources,
    used: [...props, ...free].filter((name) => !isBound(name, builtins)),
    imports: imports.flatMap(({ specifier, file: target, defaultName = '' }) =>
      target === undefined ? [] : { specifier, file: `/${target}`, passed: propsOf(hast, defaultName) },
    ),
  };
}

type Collected = Pick<CompiledPage, 'problems' | 'links' | 'dependencies'> & {
  file: string;
  source: string;
  holes: Holes;
};

/** Compiles imported snippets. Static ones become part of the page. */
async function inlineSnippets(
  imports: ImportStatement[],
  options: CompileOptions,
  chain: string[],
  into: Collected,
): Promise<{ inlined: Map<string, InlinedSnippet>; hasBrokenImport: boolean }> {
  const inlined = new Map<string, InlinedSnippet>();
  let hasBrokenImport = false;
  for (const statement of imports) {
    const { file, defaultName } = statement;
    if (file === undefined || defaultName === undefined || !/\.mdx?$/.test(file)) continue;
    if (chain.includes(file)) {
      into.problems.errors.push(
        importCycle({ ...into, specifier: statement.specifier }, [...chain.slice(chain.indexOf(file)), file]),
      );
      inlined.set(defaultName, emptySnippet);
      continue;
    }
    const text = readUtf8(options.imports.root, file);
    if (text === undefined) throw fileGone(file);
    const imported = await compileSnippet(file, text, options, chain);
    hasBrokenImport ||= isBroken(imported);
    const { compiled, snippet } = imported;
    into.dependencies.push(file, ...compiled.dependencies);
    if (compiled.kind === 'module') continue;
    into.problems.errors.push(...compiled.problems.errors);
    into.problems.warnings.push(...compiled.problems.warnings);
    into.links.push(...compiled.links);
    inlined.set(defaultName, snippet?.(into.holes) ?? emptySnippet);
  }
  return { inlined, hasBrokenImport };
}

function allNames({ declared, imports }: Statements): Set<string> {
  return new Set([...declared, ...imports.flatMap(({ names }) => names)]);
}

/** The names of imported pages: `import Name from './name.mdx'`. */
function snippetNames(imports: readonly ImportStatement[]): Set<string> {
  return new Set(imports.flatMap(({ file = '', defaultName = '' }) => (/\.mdx?$/.test(file) ? defaultName : [])));
}

interface ModuleParts {
  part: Part;
  compiler: ContentCompiler;
  statements: Statements;
  imports: ImportStatement[];
  missing: string[];
  host: PageHost;
}

async function moduleCode({ part, compiler, statements, imports, missing, host }: ModuleParts): Promise<string> {
  const { props, options } = compiler.scope;
  const file = JSON.stringify(options.file);
  const content = part.kind === 'code' ? part.code : compiler.knownCode(part.node);
  // Components that may run in a browser.
  const live = compiler.live.code();
  const texts = await host.holes.fillTexts(compiler.literals.nodes.map((node) => renderToString(node, host)));
  const free = new Set([...statements.free, ...identifiersIn(content), ...identifiersIn(live)]);
  for (const name of [...statements.declared, ...props]) free.delete(name);
  return [
    `import * as _octavo from 'octavo/page-module';`,
    `import * as _components from 'octavo/page-components';`,
    ...imports.map(({ source }) => source),
    bindings(free, options.builtins),
    globalReact([statements.rest, live, content].join('\n')),
    ...missing.map((name) => `const ${name} = _octavo.missing;`),
    `import { h as _h, Fragment as _Fragment } from 'octavo/page-module';`,
    `const _at = /* @__PURE__ */ _octavo.locateIn(${file});`,
    `const _html = /* @__PURE__ */ ${JSON.stringify(texts)}.map(_octavo.html);`,
    statements.rest,
    live,
    `export default function MDXContent(props, _page) {`,
    props.size > 0
      ? `  const { ${[...props].map((name) => (name === readerData ? `${name} = {}` : name)).join(', ')} } = props;`
      : '',
    `  const _try = _octavo.createTry(_page, ${file});`,
    importChecks(imports, file),
    statements.hasLayout ? `  return _h(_Layout, props, ${content});` : `  return ${content};`,
    `}`,
  ].join('\n');
}

/** Code that reports imported names that the files do not export. `file`: the code of the name of the file. */
function importChecks(imports: readonly ImportStatement[], file: string): string {
  const checks = imports.flatMap(({ specifier, file: target, bindings = [] }) =>
    bindings
      .filter(([name]) => target !== undefined && !(name === 'default' && /\.mdx?$/.test(target)))
      .map(([name, local]) => `[() => ${local}, ${JSON.stringify({ name, specifier, target })}]`),
  );
  return checks.length > 0 ? `  _octavo.checkImports(_page, ${file}, [${checks.join(', ')}]);` : '';
}

/** Words in the content's code that can be names. Extra words do no harm, because only known names are bound. */
function identifiersIn(code: string): string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
