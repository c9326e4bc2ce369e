/** Parses option values. Each parser throws a `UsageError` that shows the correct form. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { knownEditors } from '../editor-rules/editors.js';
import { isRuleLevel, isRuleName, ruleLevels, ruleNames } from '../../config/check-rules.js';
import type { RuleLevels, RuleName } from '../../config/check-rules.js';
import { nearest } from '../../core/text/nearest.js';
import { UsageError } from '../cli-error.js';

export function readText(text: string): string {
  return text;
}

/** Comma-separated text. */
export function readList(text: string): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

/** A folder, absolute. */
export function readFolder(text: string, startFolder: string): string {
  return resolve(startFolder, text);
}

/** A URL, or a path, which becomes absolute. */
export function readPathOrUrl(text: string, startFolder: string): string {
  return /^https?:/i.test(text) ? text : resolve(startFolder, text);
}

/** The name of an editor in lowercase, for the folder `.NAME`. */
export function readEditor(text: string): string {
  const name = text.replace(/^\./, '').toLowerCase();
  if (!/^[a-z\d][\w-]*$/.test(name) || name === 'git')
    throw new UsageError(
      `--editor "${text}" is not a valid name.`,
      `Use the name of the editor's folder, such as ${knownEditors.join(', ')}.`,
    );
  return name;
}

/** A path with a slash at both ends. */
export function readBase(text: string): string {
  if (/^[a-z]:[\\/]/i.test(text))
    throw new UsageError(
      `--base "${text}" is not a valid path.`,
      'Start and end it with a slash, as in: --base /docs/ (in Git Bash, set MSYS_NO_PATHCONV=1)',
    );
  if (!text.startsWith('/') || text.startsWith('//') || /[?#\s]/.test(text)) {
    const path = text.replace(/^[^/]*\/\/[^/]*|^\/+|\/+$/g, '').replace(/[?#\s].*$/s, '') || 'docs';
    throw new UsageError(`--base "${text}" is not a valid path.`, `Start and end it with a slash: --base /${path}/`);
  }
  return text.endsWith('/') ? text : `${text}/`;
}

/** A complete URL. */
export function readSiteUrl(text: string): URL {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    const host = text.replace(/^[\w+.-]*:?\/\//, '') || 'docs.example.com';
    throw new UsageError(
      `--site "${text}" is not a complete URL.`,
      `Start it with https://, as in: --site https://${host}`,
    );
  }
  return new URL(text);
}

export function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(
      `--port "${text}" is not a valid port.`,
      'Use a number from 0 to 65535; 0 selects any free port.',
    );
  return Number(text);
}

/** A number of seconds, at least 1. */
export function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || seconds < 1 || seconds > 86_400)
    throw new UsageError(
      `--page-timeout "${text}" is not a valid number of seconds.`,
      'Use a number from 1 to 86400, as in: --page-timeout 60',
    );
  return seconds;
}

/** Whether the argument after `--open` is the path to open, that is, starts with a slash. */
export function isPath(next: string): boolean {
  return next.startsWith('/');
}

/** The path to open, with the base path: `--open /guides` is relative to the site. */
export function withBase(open: string | true | undefined, base: string): string | true | undefined {
  return typeof open !== 'string' || open.startsWith(base) ? open : `${base}${open.replace(/^\/+/, '')}`;
}

/** Whether the argument after `--host` is the host. It is not if it names a folder, as in `octavo dev --host docs`. */
export function isHost(next: string, startFolder: string): boolean {
  return statSync(resolve(startFolder, next), { throwIfNoEntry: false }) === undefined;
}

/** `image-frame=off`. */
export function readRule(text: string): RuleLevels {
  const [, name = '', level = ''] = /^([^=]*)=?(.*)$/s.exec(text)!;
  if (!isRuleLevel(level))
    throw new UsageError(
      `--rule "${text}" has no level.`,
      `Write it as: --rule ${name || 'image-frame'}=off. The levels are ${ruleLevels.join(', ')}.`,
    );
  return { [ruleName(name, '--rule')]: level };
}

/** Comma-separated names of rules. */
export function readRuleNames(text: string): RuleName[] {
  return readList(text).map((name) => ruleName(name, '--only'));
}

function ruleName(name: string, option: string): RuleName {
  if (isRuleName(name)) return name;
  const similar = nearest(name, ruleNames);
  throw new UsageError(
    `${option}: there is no rule "${name}".`,
    similar ? `Did you mean "${similar}"?` : `The rules are ${ruleNames.join(', ')}.`,
  );
}

/** The formats of a result. */
export const formats = ['text', 'json', 'sarif', 'github'] as const;

export type ReportFormat = (typeof formats)[number];

export function readFormat(text: string): ReportFormat {
  const format = formats.find((name) => name === text);
  if (format) return format;
  throw new UsageError(`--format "${text}" is not a format.`, `The formats are ${formats.join(', ')}.`);
}
