/** Generates the command-line reference of the documentation from the tables that the command line uses. */
import { commandNames, commands, type CommandName } from '../../plugin/cli/arguments/commands.js';
import { optionFlag, optionOf, optionsOf } from '../../plugin/cli/arguments/options.js';
import { markdownTable } from './markdown-table.js';

/** An MDX snippet with a section for each command. */
export function commandReference(): string {
  return commandNames.map(section).join('\n');
}

function section(name: CommandName): string {
  const { summary, folder, examples } = commands[name];
  const rows = optionsOf(name).map((option) => {
    const { value, description, defaultText = '' } = optionOf(option);
    const flag = optionFlag(option);
    return [`\`${value ? `${flag} ${value}` : flag}\``, escapeMarkdown(description), escapeMarkdown(defaultText)];
  });
  const table = rows.length > 0 ? `\n${markdownTable(['Option', 'Meaning', 'Default'], rows)}` : '';
  const code = `\n\`\`\`bash\n${examples.join('\n')}\n\`\`\`\n`;
  return `## octavo ${name}\n\n${summary}. \`DIR\`: ${folder[0]!.toLowerCase()}${folder.slice(1)}.\n${table}${code}`;
}

/** Escapes plain text for a Markdown table, so that patterns such as `*.csv` are not emphasis. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}<>[\]|]/g, '\\$&');
}
