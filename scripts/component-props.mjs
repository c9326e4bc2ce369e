// Writes dist/component-props.json: the props of each page component, from its type and the comments in it.
// `@unsupported why` and `@partial how` in a comment describe limits of a prop.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const list = file('elements/pages.ts');
const program = ts.createProgram([list], {
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es5.d.ts'],
  strict: true,
  types: [],
});
const checker = program.getTypeChecker();

const records = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(list)));
const components = ['components', 'aliases'].flatMap((table) =>
  records.flatMap((record) => tableOf(record, table)).map((component) => [component.name, propsOf(component)]),
);
writeFileSync(file('dist/component-props.json'), `${JSON.stringify(Object.fromEntries(components), null, 1)}\n`);

/** The components in one table of a record. */
function tableOf(record, table) {
  const property = checker.getTypeOfSymbol(checker.getAliasedSymbol(record)).getProperty(table);
  return property ? checker.getTypeOfSymbol(property).getProperties() : [];
}

/** The props of a component of the type `PageComponent<Props>`: those of parent interfaces first. */
function propsOf(component) {
  const [props] = checker.getTypeOfSymbol(component).aliasTypeArguments ?? [];
  if (!props) throw new Error(`<${component.name}> has no props type. Declare it as PageComponent<…Props>.`);
  return Object.fromEntries(propertiesOf(props).map((prop) => [prop.name, descriptionOf(prop)]));
}

function propertiesOf(type) {
  return [...(type.getBaseTypes() ?? []).flatMap(propertiesOf), ...type.getProperties()];
}

function descriptionOf(prop) {
  const description = ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, ' ');
  const limit = prop.getJsDocTags().find(({ name }) => name === 'unsupported' || name === 'partial');
  return {
    ...(description && { description }),
    ...(limit && { effect: { status: limit.name, note: ts.displayPartsToString(limit.text).replace(/\s+/g, ' ') } }),
  };
}
