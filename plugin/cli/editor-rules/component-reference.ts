/** The reference of components in the rules file, generated from the components that exist. */
import { componentAliases, pageComponents } from '../../../elements/page-components.js';
import { readComponentProps } from '../../config/component-props.js';
import { packageText } from '../../core/package/package-root.js';
import { rulesText } from './rules-text.js';

/** Props of every component, which the reference does not repeat. */
const sharedProps = new Set(['id', 'className', 'class', 'style', 'children']);

/** Examples by kind, then all components with their props. */
export function componentReference(): string {
  const names = Object.keys(pageComponents).filter((name) => !componentAliases.has(name));
  const summaries = elementSummaries();
  const props = readComponentProps();
  const rows = names.map((name) => {
    const own = Object.keys(props[name] ?? {}).filter((prop) => !sharedProps.has(prop));
    const list = own.map((prop) => `\`${prop}\``).join(', ');
    return `| \`${name}\` | ${(summaries.get(tagOf(name)) ?? '').replaceAll('|', '\\|')} | ${list} |`;
  });
  const table = ['| Component | Use | Props |', '| --- | --- | --- |', ...rows].join('\n');
  return `${rulesText('components')}\n### All components\n\nUse only these components, and only these props.\n\n${table}\n`;
}

/** `Tree.Folder` → `octavo-tree-folder`. */
function tagOf(name: string): string {
  return `octavo${name.replace(/\.?([A-Z])/g, (_, letter: string) => `-${letter.toLowerCase()}`)}`;
}

interface Manifest {
  modules: { declarations?: { tagName?: string; summary?: string }[] }[];
}

function elementSummaries(): Map<string, string> {
  const { modules } = JSON.parse(packageText('dist', 'custom-elements.json')) as Manifest;
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  return new Map(declarations.flatMap(({ tagName, summary }) => (tagName && summary ? [[tagName, summary]] : [])));
}
