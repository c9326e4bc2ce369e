/** Octavo's components as browser modules, one each, so that an island only loads components that it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectExpression, Program, Property } from 'acorn';
import { pageComponents } from '../../../elements/page-components.js';
import { parseStatements } from '../../mdx/compile/expression.js';
import { packageRoot } from '../../core/package/package-root.js';

const elements = join(packageRoot, 'dist/elements');
const names = [...new Set(Object.keys(pageComponents).map((name) => name.split('.')[0]!))];

/** The module and export of each component, by the name that authors write. */
let sources: ReadonlyMap<string, { file: string; exported: string }> | undefined;

/** The module with all components. `prefix` is the prefix of the single modules. `staticNames`: see `IslandContext`. */
export function liveComponentIndex(prefix: string, staticNames: readonly string[]): string {
  const own = names.filter((name) => !staticNames.includes(name));
  return [
    ...own.map((name) => `export { ${name} } from ${JSON.stringify(prefix + name)};`),
    ...staticNames.map((name) => `export const ${name} = ({ children }) => children;`),
  ].join('\n');
}

/** The module of one component, with its members and the elements that it renders. */
export function liveComponentCode(name: string): string {
  sources ??= readSources();
  const members = [...sources.keys()].filter((each) => each.startsWith(`${name}.`));
  const component = sources.has(name) ? [name] : [];
  const used = [...component, ...members].map((each) => sources!.get(each)!);
  const imports = used.map(
    ({ file, exported }, index) => `import { ${exported} as c${index} } from ${JSON.stringify(file)};`,
  );
  const classes = [...new Set(used.map(({ file }) => dirname(file)))].flatMap(elementFiles);
  const list = members
    .map((each, index) => `${each.slice(name.length + 1)}: live(c${index + component.length})`)
    .join(', ');
  return [
    ...classes.map((file) => `import ${JSON.stringify(file)};`),
    ...imports,
    `import { live } from ${JSON.stringify(join(packageRoot, 'dist/runtime/islands/page-components.js'))};`,
    `export const ${name} = /* @__PURE__ */ live(${component.length > 0 ? 'c0' : '({ children }) => children'}, { ${list} });`,
  ].join('\n');
}

/** The files in a component's folder that define elements. */
function elementFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^[\w-]+\.js$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes("define('octavo-"));
}

/** The entries of `export const pageComponents = { … }`; empty for every other statement. */
function listOf(statement: Program['body'][number]): readonly Property[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
  const [declaration] = statement.declaration.declarations;
  const isList = declaration?.id.type === 'Identifier' && declaration.id.name === 'pageComponents';
  return isList ? ((declaration.init as ObjectExpression).properties as Property[]) : [];
}

/** Reads the components from that list: their imports, and the names for authors. */
function readSources(): ReadonlyMap<string, { file: string; exported: string }> {
  const program = parseStatements(readFileSync(join(elements, 'page-components.js'), 'utf8'))!;
  const imported = new Map<string, { file: string; exported: string }>();
  const sources = new Map<string, { file: string; exported: string }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers)
        imported.set(local.name, { file: join(elements, String(statement.source.value)), exported: local.name });
    }
    for (const { key, value } of listOf(statement)) {
      const name = key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
      const source = value.type === 'Identifier' ? imported.get(value.name) : undefined;
      if (source) sources.set(name, source);
    }
  }
  return sources;
}
