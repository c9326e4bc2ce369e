import { expect, test } from 'vitest';
import { unusableScript } from './unusable-script.js';

test.each([
  ['requires a module', "const fs = require('fs');\nfs.readFileSync('a');"],
  ['requires a module and returns', "const { readFileSync } = require('node:fs');\nif (!readFileSync) return;"],
  ['exports something', 'module.exports = { a: 1 };'],
  ['exports a member', 'exports.a = () => 1;'],
  ['begins with a line for a shell', '#!/usr/bin/env node\nconsole.log(1);'],
  ['uses the process', 'const [, , name] = process.argv;\nconsole.log(name);'],
  ['requires in a function', "async function main() {\n  const fs = require('fs');\n}\nmain();"],
  [
    'imports a package',
    "async function main() {\n  const { chalk } = await import('chalk');\n  console.log(chalk);\n}\nmain();",
  ],
  ['drives a browser', "const puppeteer = require('puppeteer');\npage.evaluate(() => document.title);"],
])('a script that %s is for Node', (_, source) => {
  expect(unusableScript(source)).toBe('node');
});

test.each([
  "import { readFile } from 'node:fs/promises';\nawait readFile('a');",
  "export const plugin = () => document.querySelector('a');",
  'export const Button = () => <button>a</button>;',
  "await fetch('/a.json');",
])('a script cannot import, export or wait: %s', (source) => {
  expect(unusableScript(source)).toBe('module');
});

test.each([
  ['changes the page', "document.querySelector('h1').textContent = 'require(\"fs\"), module.exports';"],
  [
    'is a library for both',
    "(function (root, f) { typeof exports === 'object' ? (module.exports = f()) : (root.a = f()); })(this, () => 1);",
  ],
  [
    'is a minified library for both',
    '!function(e,t){"object"==typeof exports&&"undefined"!=typeof module?t(exports):t(e.a={})}(this,function(e){e.b=1});',
  ],
  [
    'declares the names',
    "(function (modules) { function require(id) { var module = { exports: {} }; modules[id](require, module, module.exports); return module.exports; } require('a'); })({});",
  ],
  ['loads modules in its own way', "require(['a'], function (a) { window.a = a; });"],
  [
    'uses Node only where it is called',
    "window.addEventListener('load', () => { if (window.nodeRequire) require('fs'); });",
  ],
  ['loads a module', "import('/a.js').then(({ a }) => a(document.body));"],
  ['loads a module of another host', "import('https://a.example/a.js');"],
  ['waits in a function', "async function load() {\n  await fetch('/a.json');\n}\nload();"],
  ['also imports a package', "import('a').catch(() => {});\ndocument.title = 'a';"],
  ['is not valid', 'const = require('],
  ['is empty', ''],
])('a script that %s is for browsers', (_, source) => {
  expect(unusableScript(source)).toBeUndefined();
});
