/** Recognizes scripts of a repository that pages would load but no browser can run. */
import { Parser, type Program } from 'acorn';
import acornJsx from 'acorn-jsx';
import { freeNames } from '../../mdx/source/javascript/free-names.js';

const jsxParser = Parser.extend(acornJsx());
const onlyNode = ['require', 'module', 'exports', '__dirname', '__filename', 'process'];
const onlyBrowser = ['window', 'document', 'location', 'navigator', 'localStorage', 'customElements', 'self'];

/** Libraries for both environments check whether they run in Node. */
const asks = /typeof\s*\(?(?:require|module|exports|define)\b/;

/** A statement outside of functions: code in functions may never run. */
const atStart = /^(?:(?:const|let|var)\s[^=\n]+=\s*)?(?:await\s+)?require\s*\(\s*['"`]|^(?:module\.)?exports\b/m;

/** `node`: it uses features that only Node has. `module`: it has imports or exports, but pages load classic scripts. */
export function unusableScript(source: string): 'node' | 'module' | undefined {
  if (/^#!.*\b(?:node|bun|deno)\b/.test(source)) return 'node';
  if (!/\b(?:require|module|exports|__dirname|__filename|process|import|export)\b/.test(source) || asks.test(source))
    return undefined;
  const script = parse(source, 'script');
  if (!script) return isModule(parse(source, 'module')) ? 'module' : undefined;
  const names = freeNames(script);
  if (!onlyNode.some((name) => names.has(name))) return undefined;
  return atStart.test(source) || !onlyBrowser.some((name) => names.has(name)) ? 'node' : undefined;
}

function parse(source: string, sourceType: 'script' | 'module'): Program | undefined {
  try {
    const allowReturnOutsideFunction = sourceType === 'script';
    return jsxParser.parse(source, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction });
  } catch {
    return undefined;
  }
}

function isModule(program: Program | undefined): boolean {
  return program?.body.some(({ type }) => /^(?:Import|Export)\w*Declaration$/.test(type)) ?? false;
}
