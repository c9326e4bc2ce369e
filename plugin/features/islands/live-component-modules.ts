/** Octavo's components as browser modules, one each, so that an island only loads components that it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Identifier, Literal } from 'acorn';
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

/** Reads the components from the lists of exports in the package. */
function readSources(): ReadonlyMap<string, { file: string; exported: string }> {
  const sources = new Map<string, { file: string; exported: string }>();
  for (const list of ['page-aliases.js', 'pages.js']) {
    for (const statement of parseStatements(readFileSync(join(elements, list), 'utf8'))!.body) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const { local, exported } of statement.specifiers)
        sources.set(nameOf(exported), {
          file: join(elements, String(statement.source!.value)),
          exported: nameOf(local),
        });
    }
  }
  return sources;
}

/** An export has a string as its name if that is not an identifier: `Tree.Folder`. */
function nameOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}
