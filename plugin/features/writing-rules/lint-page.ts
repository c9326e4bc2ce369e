/** Applies the writing rules to a page or snippet. */
import type { Root } from 'hast';
import { parsePlain, type ParseOptions } from '../../mdx/parse-page.js';
import { readFrontMatter } from '../../load/front-matter/front-matter.js';
import type { PageFacts } from '../../mdx/types.js';
import { EditedText } from '../../mdx/source/edited-text.js';
import type { PageNode, PageParent } from '../../mdx/transforms/walk.js';
import type { Registry } from '../../plugins/registry.js';
import { Report } from '../../core/errors/errors.js';
import { codeRules } from './rules/code-rules.js';
import type { Finding, LintedPage, PageRule, PlacedNode } from './rules/finding.js';
import { frontMatterRules } from './rules/front-matter-rules.js';
import { headingRules } from './rules/heading-rules.js';
import { imageRules } from './rules/image-rules.js';
import { linkRules } from './rules/link-rules.js';
import { parameterRules } from './rules/parameter-rules.js';
import { pluginFindings } from './rules/plugin-rules.js';
import { procedureRules } from './rules/procedure-rules.js';

const rules: readonly PageRule[] = [
  frontMatterRules,
  headingRules,
  imageRules,
  codeRules,
  linkRules,
  procedureRules,
  parameterRules,
];

/** A page or snippet to check. */
export interface LintInput {
  source: string;
  /** Relative to the docs folder. */
  file: string;
  isSnippet: boolean;
  /** The facts of plugins about a page. Default: none. */
  facts?: PageFacts['pluginFacts'];
  /** Keys of front matter that name a part of an API. */
  apiKeys: readonly string[];
}

export interface LintResult {
  findings: Finding[];
  /** Whether the page could be parsed without an error. The build reports the error. */
  isReadable: boolean;
}

export async function lintPage(input: LintInput, options: ParseOptions, plugins: Registry): Promise<LintResult> {
  const { source, file } = input;
  const report = new Report();
  const parsed = parsePlain(source, file, options, report);
  if (!parsed) return { findings: [], isReadable: false };
  const page = linted(input, parsed.hast);
  const ofPlugins = await pluginFindings(page, input, plugins);
  const findings = [...rules.flatMap((rule) => rule(page)), ...ofPlugins];
  return { findings, isReadable: report.errors.length === 0 };
}

function linted({ source, file, isSnippet, apiKeys }: LintInput, hast: Root): LintedPage {
  const nodes: PlacedNode[] = [];
  const visit = (parent: PageParent, ancestors: readonly PageNode[]): void => {
    for (const node of parent.children) {
      nodes.push({ node, ancestors });
      if ('children' in node) visit(node, [...ancestors, node]);
    }
  };
  visit(hast, []);
  const text = EditedText.of(source);
  const problems = new Report();
  const { data } = readFrontMatter(source, file, problems);
  const hasFrontMatter = problems.errors.length + problems.warnings.length === 0;
  return { source, isSnippet, apiKeys, data, hasFrontMatter, hast, nodes, offsetOf: (point) => text.offsetOf(point) };
}
