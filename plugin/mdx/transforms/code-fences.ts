/** Turns code fences, and inline code with a language, into `CodeBlock`, and fences of plugins into their components. */
import type { Element, ElementContent, Root } from 'hast';
import type { Problem } from '../../core/errors/errors.js';
import { ownValue } from '../../core/text/own-value.js';
import { nearest } from '../../core/text/nearest.js';
import { resolveLanguage } from '../../code/languages.js';
import { flowComponent, textComponent } from './component-node.js';
import { fenceSettings, parseInfoString } from './parse-info-string.js';
import { startOf, walk, type PageNode } from './walk.js';

/** Reports a warning. The callee adds the file. */
type Warn = (problem: Omit<Problem, 'file'>) => void;

/** The components of code fences, by language in lower case. */
export type Fences = Readonly<Record<string, string>>;

/** Changes `root` in place. `<pre>` tags of the author are unchanged. */
export function codeFences(root: Root, warn: Warn, fences: Fences = {}): void {
  walk(root, (node) => {
    const code = fencedCode(node);
    if (code) return [toComponent(code, node, fences, warn)];
    return node.type === 'element' && node.tagName === 'code' ? inlineCode(node) : undefined;
  });
}

/** `` `code{:js}` `` sets the language of inline code. If the language is unknown, it is plain text. */
function inlineCode({ children, position }: Element): ElementContent[] | undefined {
  const [text] = children;
  const [, code, language] = (text?.type === 'text' && /^(.*\S)\{:([\w+#-]+)\}$/s.exec(text.value)) || [];
  if (code === undefined || language === undefined || !resolveLanguage(language).known) return undefined;
  return [textComponent('CodeBlock', { code, language, inline: true }, position)];
}

function fencedCode(node: PageNode): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function toComponent(element: Element, node: PageNode, fences: Fences, warn: Warn): ElementContent {
  const { position } = node;
  const code = codeIn(element);
  const meta = element.data?.meta ?? '';
  const { others: { theme, ...others } = {}, ...info } = parseInfoString(`${languageOf(element)} ${meta}`);
  if (!isThemeOfSite(theme)) warn({ ...unsupportedTheme, ...startOf(node) });
  const component = ownValue(fences, info.language?.toLowerCase() ?? '');
  if (component !== undefined)
    return flowComponent(component, { code, meta, title: info.title, ...others }, [], position);
  for (const name of Object.keys(others)) warn({ ...unknownSetting(name), ...startOf(node) });
  return flowComponent('CodeBlock', { code, ...info }, [], position);
}

function codeIn({ children }: Element): string {
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.replace(/\n$/, '');
}

/** Every code block has the theme of the site. The format writes this as `theme={null}` and `theme={"system"}`. */
function isThemeOfSite(theme = 'null'): boolean {
  return /^(?:(["']?)system\1|null|undefined)$/.test(theme.trim());
}

const unsupportedTheme = {
  code: 'code-setting-unsupported',
  message: 'A code block cannot have its own theme; it uses that of the site.',
  hint: 'Remove theme=, or set "styling": { "codeblocks": … } in docs.json for all code blocks.',
};

function unknownSetting(name: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  const similar = nearest(name, fenceSettings);
  return {
    code: 'code-setting-unknown',
    message: `Code blocks have no setting "${name}".`,
    hint: similar ? `Did you mean "${similar}"?` : `The settings of code blocks are ${fenceSettings.join(', ')}.`,
  };
}

function languageOf(element: Element): string {
  const classes = element.properties['className'];
  const name = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? '';
}
