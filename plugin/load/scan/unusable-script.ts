/** Recognizes scripts of a repository that pages would load but no browser can run. */
import { Parser, type Program } from 'acorn';
import acornJsx from 'acorn-jsx';
import { attempt } from '../../core/errors/attempt.js';
import { freeNames } from '../../mdx/source/javascript/free-names.js';

/** Scripts without these words are for browsers. */
const words = /\b(?:require|module|exports|__dirname|__filename|process|import|export|await)\b/;

const jsxParser = Parser.extend(acornJsx());
const onlyNode = ['require', 'module', 'exports', '__dirname', '__filename', 'process'];
const onlyBrowser = ['window', 'document', 'location', 'navigator', 'localStorage', 'customElements', 'self'];

/** Libraries for both environments check whether they run in Node. */
const asks = /typeof\s*\(?(?:require|module|exports|define)\b/;

/** The import of a package, which browsers cannot find. */
const importsPackage = /\bimport\(\s*(['"`])(?![./]|[a-z]+:\/\/)[^'"`]+\1/;

/** A statement outside of functions: code in functions may never run. */
const atStart = /^(?:(?:const|let|var)\s[^=\n]+=\s*)?(?:await\s+)?require\s*\(\s*['"`]|^(?:module\.)?exports\b/m;

/**
 * `node`: it uses features that only Node has. `module`: it has imports, exports or `await` outside of functions, but
 * pages load classic scripts.
 */
export function unusableScript(source: string): 'node' | 'module' | undefined {
  if (/^#!.*\b(?:node|bun|deno)\b/.test(source)) return 'node';
  if (!words.test(source) || asks.test(source)) return undefined;
  const script = parse(source, 'script');
  if (!script) return parse(source, 'module') ? 'module' : undefined;
  const names = freeNames(script);
  if (!onlyNode.some((name) => names.has(name)) && !importsPackage.test(source)) return undefined;
  return atStart.test(source) || !onlyBrowser.some((name) => names.has(name)) ? 'node' : undefined;
}

function parse(source: string, sourceType: 'script' | 'module'): Program | undefined {
  const allowReturnOutsideFunction = sourceType === 'script';
  return attempt(() => jsxParser.parse(source, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction }));
}
