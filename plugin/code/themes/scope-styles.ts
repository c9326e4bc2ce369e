/** Maps a token's scopes to its classes for both themes, so that code is tokenized once. */
import type { CodeTheme } from './theme-pair.js';

type ScopePath = Parameters<CodeTheme['matcher']['match']>[0];

/** Color id and font style of a scope path in one theme. */
interface Style {
  color: number;
  font: number;
}

/** A scope with its parents and its style in the themes. */
interface ScopeNode {
  path: ScopePath;
  light: Style;
  dark: Style;
  classes: string;
  children: Map<string, ScopeNode>;
}

/**
 * Returns the class attribute of a token with these scopes, outermost first; `''` for text in the default foreground.
 */
export type ScopeStyles = (scopes: readonly string[]) => string;

/** Creates the lookup for a pair of themes. All scope paths are cached. Font styles come from the light theme. */
export function createScopeStyles(light: CodeTheme, dark: CodeTheme): ScopeStyles {
  const nodeOf = (path: ScopePath, inLight: Style, inDark: Style): ScopeNode => ({
    path,
    light: inLight,
    dark: inDark,
    classes: classNames(light.numbers[inLight.color]!, dark.numbers[inDark.color]!, inLight.font),
    children: new Map(),
  });
  const root = nodeOf(null, defaults(light), defaults(dark));

  function child(parent: ScopeNode, scopeName: string): ScopeNode {
    // The matcher reads only these two fields; the class it declares is not exported.
    const path = { parent: parent.path, scopeName } as ScopePath;
    const node = nodeOf(path, inherit(parent.light, light, path), inherit(parent.dark, dark, path));
    parent.children.set(scopeName, node);
    return node;
  }

  return (scopes) => {
    let node = root;
    for (const scope of scopes) node = node.children.get(scope) ?? child(node, scope);
    return node.classes;
  };
}

function defaults(theme: CodeTheme): Style {
  const { foregroundId, fontStyle } = theme.matcher.getDefaults();
  return { color: foregroundId, font: fontStyle };
}

/** A theme rule can set the color, the font style or both. Values that it does not set come from the parent scope. */
function inherit(parent: Style, theme: CodeTheme, path: ScopePath): Style {
  const match = theme.matcher.match(path);
  if (match === null) return parent;
  return {
    color: match.foregroundId === 0 ? parent.color : match.foregroundId,
    font: match.fontStyle < 0 ? parent.font : match.fontStyle,
  };
}

const fontClasses: [bit: number, name: string][] = [
  [1, 'fi'],
  [2, 'fb'],
  [4, 'fu'],
  [8, 'fs'],
];

/** If only one mode has a specific color, both are named, because otherwise `.l3` would apply in dark mode too. */
function classNames(light: number, dark: number, font: number): string {
  const names = fontClasses.filter(([bit]) => font & bit).map(([, name]) => name);
  if (dark !== 0 || light !== 0) names.unshift(`d${dark}`);
  if (light !== 0) names.unshift(`l${light}`);
  return names.join(' ');
}
