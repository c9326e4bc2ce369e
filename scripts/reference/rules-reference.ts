/** Generates the reference of the rules from their levels and texts. */
import { ruleGroups, type RuleName } from '../../plugin/config/check-rules.js';
import { ruleTexts } from '../../plugin/config/rule-texts.js';
import { markdownTable } from './markdown-table.js';

const titles: Record<keyof typeof ruleGroups, string> = {
  writing: 'Rules for writing',
  site: 'Rules for the site',
  build: 'Rules of every build',
};

const intros: Record<keyof typeof ruleGroups, string> = {
  writing:
    '`octavo check` applies these to each page and snippet. Rules about front matter and headings apply to pages only.',
  site: '`octavo check` applies these to the site as a whole.',
  build:
    '`octavo dev` and `octavo build` report these too, at their default levels. Your levels apply to `octavo check` only.',
};

/** An MDX snippet with a section for each group. */
export function rulesReference(): string {
  return Object.entries(ruleGroups)
    .map(([group, rules]) => {
      const name = group as keyof typeof ruleGroups;
      return `## ${titles[name]}\n\n${intros[name]}\n\n${table(rules)}`;
    })
    .join('\n');
}

function table(levels: Record<string, string>): string {
  const texts = ruleTexts();
  const rows = Object.entries(levels).map(([name, level]) => {
    const { summary, reason, fix } = texts[name as RuleName];
    const sentences = [summary, reason, `Default: \`${level}\`.`, fix && `**Fix:** ${fix}`];
    return [`\`${name}\``, sentences.filter(Boolean).join(' ')];
  });
  return markdownTable(['Rule', 'Meaning'], rows);
}
