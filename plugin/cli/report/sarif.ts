/** The result of a check as SARIF 2.1.0, which code hosts show next to the lines of a pull request. */
import { contentKey } from '../../core/cache/content-key.js';
import { isRuleName } from '../../config/check-rules.js';
import { ruleTexts } from '../../config/rule-texts.js';
import type { Problem, Report } from '../../core/errors/errors.js';
import { eachPlace } from '../../config/messages/problem-places.js';
import { octavoPackage } from '../../core/package/octavo-package.js';

type Level = 'error' | 'warning' | 'note';

export interface SarifOptions {
  /** The path of a file, relative to the repository. */
  pathOf(file: string): string;
  /** File of problems without one. */
  configFile: string;
}

/** One run with all problems. */
export function sarifLog(report: Report, options: SarifOptions): object {
  const results: [Level, Problem][] = [
    ...eachPlace(report.errors).map((problem): [Level, Problem] => ['error', problem]),
    ...eachPlace(report.warnings).map((problem): [Level, Problem] => ['warning', problem]),
    ...eachPlace(report.notices).map((problem): [Level, Problem] => ['note', problem]),
  ];
  const rules = [...new Set(results.map(([, { code }]) => code))].sort();
  const { version, homepage } = octavoPackage();
  const texts = ruleTexts();
  const earlier = new Map<string, number>();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Octavo', version, informationUri: homepage, rules: rules.map((id) => ruleOf(id, texts)) },
        },
        columnKind: 'utf16CodeUnits',
        results: results.map(([level, problem]) => resultOf(level, problem, { ...options, rules, earlier })),
      },
    ],
  };
}

function ruleOf(id: string, texts: ReturnType<typeof ruleTexts>): object {
  if (!isRuleName(id)) return { id };
  const { summary, reason } = texts[id];
  const plain = (text: string): string => text.replaceAll('`', '');
  return { id, shortDescription: { text: plain(summary) }, fullDescription: { text: plain(`${summary} ${reason}`) } };
}

function resultOf(
  level: Level,
  { code, message, hint, file, line, column }: Problem,
  { pathOf, configFile, rules, earlier }: SarifOptions & { rules: readonly string[]; earlier: Map<string, number> },
): object {
  const uri = pathOf(file || configFile);
  // Lines move, so the same problem is recognized by its text and its number in the file.
  const key = contentKey(code, uri, message);
  const count = (earlier.get(key) ?? 0) + 1;
  earlier.set(key, count);
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level,
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    partialFingerprints: { 'octavo/v1': `${key}:${count}` },
  };
}
