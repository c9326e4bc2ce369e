/** Checks the plugins of an author. */
import { isRecord } from '../../core/text/is-record.js';
import type { Place, Problem } from '../../core/errors/errors.js';
import { memberOf, readThrown } from '../../core/errors/thrown.js';
import { nearest } from '../../core/text/nearest.js';
import { partNames } from '../../shell/page/part-changes.js';
import { ruleLevels } from '../../config/check-rules.js';
import type { Plugin, PluginOption } from '../plugin.js';
import { readJson } from '../values/read-json.js';

/** The valid plugins, and the problems of the invalid plugins. */
export interface CheckedPlugins {
  plugins: Plugin[];
  problems: Problem[];
}

/** `of`: of an object, the check of each member. */
type Check = ((value: unknown) => boolean) & { of?: Check };

const isFunction: Check = (value) => typeof value === 'function';
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isData: Check = (value) => 'json' in readJson(value, 'it');
const isObject: Check = isRecord;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf = (check: Check): Check =>
  Object.assign((value: unknown) => isObject(value) && Object.values(value as object).every(check), { of: check });
const withMembers =
  (members: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, check]) => check(memberOf(value, name)));
const oneOf =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const both =
  (...checks: Check[]): Check =>
  (value) =>
    checks.every((check) => check(value));
const optional = (check: Check): Check => oneOf((value) => value === undefined, check);

const treePlugins = listOf(oneOf(isFunction, (value) => Array.isArray(value) && isFunction(value[0])));
const partMembers = ['wrap', 'before', 'after'];
const part = oneOf(
  isFunction,
  (value) =>
    recordOf(optional(isFunction))(value) && Object.keys(value as object).every((name) => partMembers.includes(name)),
);
/** Punctuation, without a backslash, a backtick, `{` and `<`. */
const syntaxStart = /^[!-/:;=>?@[\]^_|}~]$/;
/** A schema of ArkType is a function. */
const isSchema: Check = (value) =>
  (isObject(value) || isFunction(value)) && withMembers({ validate: isFunction })(memberOf(value, '~standard'));
const schemas: [check: Check, expected: string] = [
  recordOf(isSchema),
  'an object of schemas, by the names of the keys, from a library for Standard Schema such as zod, Valibot, or ArkType',
];
const markdownForm = oneOf(isFunction, withMembers({ inline: isFunction }));

const sources = ['script', 'connect', 'img', 'frame', 'style', 'font', 'media'];

/** Whether a value is a policy. Spaces, semicolons and commas would end its hosts. */
export const isPolicy: Check = (value) =>
  isObject(value) &&
  Object.entries(value as object).every(([name, member]) =>
    name === 'isComplete'
      ? typeof member === 'boolean'
      : sources.includes(name) && listOf((host) => isText(host) && /^[^\s;,"]+$/.test(host as string))(member),
  );

export const policyText = `an object with lists of hosts, ${sources.join(', ')}, and perhaps "isComplete"`;

/** The hooks of a plugin: the check of each, and the expected value for messages. */
const hooks: Record<Exclude<keyof Plugin, 'name'>, [check: Check, expected: string]> = {
  id: [isText, 'text'],
  enforce: [(value) => value === 'pre' || value === 'post', '"pre" or "post"'],
  cacheKey: [oneOf(isText, isFunction), 'text, or a function that returns it'],
  watch: [listOf(isText), 'a list of paths from the docs folder, such as ["terms.yaml", "../src/**/*.ts"]'],
  settings: schemas,
  frontMatter: schemas,
  config: [isFunction, 'a function'],
  pages: [isFunction, 'a function'],
  components: [
    recordOf(oneOf(isFunction, withMembers({ render: isFunction, markdown: optional(recordOf(markdownForm)) }))),
    'an object of functions, or of { render, markdown: { "my-tag": function } }, by the names of the components',
  ],
  fences: [recordOf(isText), 'an object with the names of components, by the languages of code fences'],
  syntax: [
    listOf(withMembers({ start: (value) => isText(value) && syntaxStart.test(value as string), read: isFunction })),
    'a list of objects with "start", a punctuation character that MDX does not have, and a function "read"',
  ],
  styles: [
    both(recordOf(isText), (value) => Object.keys(value as object).every((key) => /^\.?[a-z_][\w-]*$/.test(key))),
    'an object of CSS, by tags and .classes',
  ],
  remark: [treePlugins, 'a list of remark plugins: [plugin, [plugin, options]]'],
  rehype: [treePlugins, 'a list of rehype plugins: [plugin, [plugin, options]]'],
  visitors: [listOf(withMembers({ visit: isFunction })), 'a list of objects with a function "visit"'],
  head: [isFunction, 'a function'],
  parts: [recordOf(part), 'an object of functions, or of { wrap, before, after }, by the names of the parts'],
  facts: [isFunction, 'a function'],
  pageData: [isFunction, 'a function'],
  outputs: [
    listOf(withMembers({ paths: oneOf(isText, listOf(isText)), files: isFunction })),
    'a list of objects with "paths" and a function "files"',
  ],
  rules: [
    listOf(
      withMembers({ name: isText, check: isFunction, level: optional((level) => ruleLevels.includes(level as never)) }),
    ),
    'a list of objects with "name", a function "check", and perhaps a "level"',
  ],
  formats: [
    listOf(withMembers({ name: isText, matches: isFunction, toOpenApi: isFunction })),
    'a list of objects with "name" and the functions "matches" and "toOpenApi"',
  ],
  policy: [oneOf(isFunction, both(isData, isPolicy)), policyText],
  search: [isText, 'the path of a module'],
  strings: [both(isData, recordOf(isObject)), 'an object of objects with texts, by the codes of the languages'],
  client: [oneOf(isText, listOf(isText)), 'the path of a module, or a list of them'],
  vite: [recordOf(() => true), 'a configuration of Vite'],
};

/**
 * Flattens and checks plugins. The name of one with an `id` is `NAME:ID`. `placeOf`: the place of the plugin with a name, for messages;
 * with `count`, of one that has the same name as others before it. `names`: the places of plugins, by their names.
 */
export function checkPlugins(
  given: unknown,
  placeOf: (name: string, count?: number) => Place,
  names = new Map<string, Place>(),
): CheckedPlugins {
  const checked: CheckedPlugins = { plugins: [], problems: [] };
  const fail = (name: string, message: string, hint: string, place = placeOf(name)): void =>
    void checked.problems.push({ code: 'plugin-invalid', message, hint, ...place });
  const check = (value: Plugin, index: number): void => {
    if (!isObject(value) || !isText(value.name)) {
      const hint = 'A plugin is an object such as { name: "my-plugin", remark: [] }.';
      return fail('', `Plugin ${index + 1} has no name.`, hint);
    }
    const id = memberOf(value, 'id');
    const name = isText(id) ? `${value.name}:${id as string}` : value.name;
    const other = names.get(name);
    if (other) {
      const hint = `The other is at ${other.file}:${other.line}:${other.column}. Remove or rename one of them, or give it another "id".`;
      return fail(name, `There are two plugins with the name "${name}".`, hint, placeOf(name, 1));
    }
    names.set(name, placeOf(name));
    const faults = faultsOf(value);
    for (const [message, hint] of faults) fail(name, message, hint);
    if (faults.length === 0) checked.plugins.push(name === value.name ? value : { ...value, name });
  };
  const attemptAll = (subject: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      fail('', `${subject} cannot be read: ${readThrown(error).message}`, 'Return plain objects.');
    }
  };
  attemptAll('The list of plugins', () =>
    flat(given as PluginOption).forEach((value, index) => attemptAll(`Plugin ${index + 1}`, () => check(value, index))),
  );
  return checked;
}

/** Whether the cache can be used with plugins as functions. */
export function haveCacheKeys(given: PluginOption): boolean {
  return flat(given).every(({ cacheKey }) => cacheKey !== undefined);
}

function flat(option: PluginOption): Plugin[] {
  if (Array.isArray(option)) return option.flatMap(flat);
  return option === false || option === null || option === undefined ? [] : [option as Plugin];
}

/** The hooks of earlier versions, with what to use instead. */
const successors: Readonly<Record<string, string>> = {
  load: 'Change pages with "pageData". For facts about the content of pages, use "facts".',
};

type Fault = [message: string, hint: string];

function faultsOf(plugin: Plugin): Fault[] {
  return Object.keys(plugin).flatMap((name): Fault[] => {
    try {
      return faultsIn(plugin.name, name, plugin[name as keyof Plugin]);
    } catch (error) {
      const { message } = readThrown(error);
      return [[`"${name}" of the plugin "${plugin.name}" cannot be read: ${message}.`, 'Return plain objects.']];
    }
  });
}

function faultsIn(plugin: string, name: string, value: unknown): Fault[] {
  if (name === 'name' || value === undefined) return [];
  const hook = Object.hasOwn(hooks, name) ? hooks[name as keyof typeof hooks] : undefined;
  if (!hook) {
    const successor = Object.hasOwn(successors, name) ? successors[name] : undefined;
    const hint = successor ?? correction('Hooks', name, Object.keys(hooks));
    return [[`The plugin "${plugin}" has the unknown hook "${name}".`, hint]];
  }
  if (!hook[0](value)) return [[`"${name}" of the plugin "${plugin}" is not ${hook[1]}.`, fix(name, value, hook[0])]];
  return name === 'parts' ? unknownParts(plugin, value as object) : [];
}

function unknownParts(plugin: string, parts: object): Fault[] {
  return Object.keys(parts)
    .filter((name) => !(partNames as readonly string[]).includes(name))
    .map((name) => [
      `The plugin "${plugin}" changes the unknown part "${name}".`,
      correction('Parts', name, partNames),
    ]);
}

/** Names the first invalid member of an object. */
function fix(name: string, value: unknown, { of }: Check): string {
  const [key] = (of && isObject(value) && Object.entries(value as object).find(([, member]) => !of(member))) || [];
  return key === undefined ? 'Fix the plugin.' : `Fix "${name}.${key}".`;
}

/** The fix of an unknown name. `kind`: of all `names`. */
function correction(kind: string, name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  return similar ? `Did you mean "${similar}"?` : `${kind} are ${names.join(', ')}.`;
}
