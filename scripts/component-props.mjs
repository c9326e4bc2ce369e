// Writes dist/component-props.json: the props of each page component, from its type and the comments in it.
// `@unsupported why` and `@partial how` in a comment describe limits of a prop.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const lists = ['elements/pages.ts', 'elements/page-aliases.ts'].map(file);
const program = ts.createProgram(lists, {
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es5.d.ts'],
  strict: true,
  types: [],
});
const checker = program.getTypeChecker();

const exported = lists.flatMap((list) =>
  checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(list))),
);
const components = exported
  .filter(({ name }) => !name.endsWith('Markdown'))
  .map((symbol) => [symbol.name, propsOf(symbol)]);
writeFileSync(file('dist/component-props.json'), `${JSON.stringify(Object.fromEntries(components), null, 1)}\n`);

/** The props of a component of the type `PageComponent<Props>`: those of parent interfaces first. */
function propsOf(component) {
  const [props] = checker.getTypeOfSymbol(checker.getAliasedSymbol(component)).aliasTypeArguments ?? [];
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
