/** Octavo's components as browser modules, one each, so that an island only loads components that it uses. */
import { join } from 'node:path';
import { pageComponents, records } from '../../../elements/page-components.js';
import { packageRoot } from '../../core/package/package-root.js';

const names = [...new Set(Object.keys(pageComponents).map((name) => name.split('.')[0]!))];

/** The module of each component, its export, and the modules of its elements, by the name that authors write. */
const sources = new Map(
  Object.entries(records).flatMap(([folder, { components = {}, aliases = {}, files = [folder] }]) =>
    Object.entries({ ...aliases, ...components }).map(([name, component]) => {
      const own = Object.keys(components).find((each) => components[each] === component) ?? name;
      const fileOf = (file: string): string => join(packageRoot, 'dist/elements', folder, `${file}.js`);
      return [name, { file: fileOf(`${folder}.page`), exported: own.replace('.', ''), classes: files.map(fileOf) }];
    }),
  ),
);

const runtime = join(packageRoot, 'dist/runtime/islands/page-components.js');

/** The module with all components. `prefix` is the prefix of the single modules. `staticNames`: see `IslandContext`. */
export function liveComponentIndex(prefix: string, staticNames: readonly string[]): string {
  const own = names.filter((name) => !staticNames.includes(name));
  return [
    `import { recorded } from ${JSON.stringify(runtime)};`,
    ...own.map((name) => `export { ${name} } from ${JSON.stringify(prefix + name)};`),
    ...staticNames.map((name) => `export const ${name} = /* @__PURE__ */ recorded('${name}');`),
  ].join('\n');
}

/** The module of one component, with its members and the elements that it renders. */
export function liveComponentCode(name: string): string {
  const members = [...sources.keys()].filter((each) => each.startsWith(`${name}.`));
  const component = sources.has(name) ? [name] : [];
  const used = [...component, ...members].map((each) => sources.get(each)!);
  const imports = used.map(
    ({ file, exported }, index) => `import { ${exported} as c${index} } from ${JSON.stringify(file)};`,
  );
  const classes = new Set(used.flatMap((source) => source.classes));
  const list = members
    .map((each, index) => `${each.slice(name.length + 1)}: live(c${index + component.length})`)
    .join(', ');
  return [
    ...Array.from(classes, (file) => `import ${JSON.stringify(file)};`),
    ...imports,
    `import { live } from ${JSON.stringify(runtime)};`,
    `export const ${name} = /* @__PURE__ */ live(${component.length > 0 ? 'c0' : '({ children }) => children'}, { ${list} });`,
  ].join('\n');
}
