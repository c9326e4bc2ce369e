/** `octavo mcp`. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CallToolResult, JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { briefText } from '../../core/text/brief-text.js';
import { createMcpServer } from '../mcp/create-server.js';
import { openSite } from '../mcp/open-site.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { builtFolder } from '../docs-folder.js';
import { endOnSignal } from '../end-on-signal.js';

/** Serves the pages on stdin and stdout, until the client closes them. Only messages of the protocol are printed. */
export async function runMcp({ root }: CommandNamed<'mcp'>): Promise<undefined> {
  const site = await openSite(/^https?:/.test(root) ? root : builtFolder(root));
  const server = createMcpServer(site);
  endOnSignal(() => server.close());
  await server.connect(new BriefTransport());
  return undefined;
}

/** Characters of an error. */
const maxErrorText = 1_000;

/** Shortens errors of the SDK: they repeat the client's input, such as the name of a tool that does not exist. */
class BriefTransport extends StdioServerTransport {
  override send(message: JSONRPCMessage): Promise<void> {
    if (!('result' in message) || !message.result['isError']) return super.send(message);
    const { content } = message.result as CallToolResult;
    const brief = content.map((part) =>
      part.type === 'text' ? { ...part, text: briefText(part.text, maxErrorText) } : part,
    );
    return super.send({ ...message, result: { ...message.result, content: brief } });
  }
}
