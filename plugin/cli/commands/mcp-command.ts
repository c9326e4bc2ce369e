/** `octavo mcp`. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '../../features/mcp/create-server.js';
import { openSite, SiteUnreadable } from '../../features/mcp/open-site.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { CliError } from '../cli-error.js';
import { builtFolder } from '../docs-folder.js';
import { endOnSignal } from '../end-on-signal.js';

/** Serves the pages on stdin and stdout, until the client closes them. Only messages of the protocol are printed. */
export async function runMcp({ root }: CommandNamed<'mcp'>): Promise<number> {
  const site = await openSite(/^https?:/.test(root) ? root : builtFolder(root)).catch((error: unknown) => {
    throw error instanceof SiteUnreadable ? new CliError(error.message, error.hint) : error;
  });
  const server = createMcpServer(site);
  endOnSignal(() => server.close());
  await server.connect(new StdioServerTransport());
  return 0;
}
