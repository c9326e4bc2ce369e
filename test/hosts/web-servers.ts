/** Real web servers for built sites, with the configurations of the documentation. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export type ServerName = 'nginx' | 'Apache';

/** The text of the code block with this title on the page about hosts. */
export function recipe(title: string): string {
  const page = readFileSync('demo/deploying/static-hosts.mdx', 'utf8');
  const [, text] = new RegExp(`^\`\`\`\\w+ ${title.replace(/[./]/g, '\\$&')}\\n(.*?)^\`\`\`$`, 'ms').exec(page) ?? [];
  if (text === undefined) throw new Error(`The page has no code block "${title}".`);
  return text;
}

/** Why a server cannot run on this machine; `false` if it can. */
export function isMissing(name: ServerName): string | false {
  const [command, argument] = name === 'nginx' ? ['nginx', '-v'] : ['apache2', '-v'];
  const { status } = spawnSync(command!, [argument!]);
  return status === 0 ? false : `${name} is not installed (Debian: apt-get install nginx-light apache2)`;
}

/** A folder below `/tmp` that the workers of servers, which run as another user, can read. Callers remove it. */
export function readableFolder(): string {
  const folder = mkdtempSync('/tmp/octavo-hosts-');
  chmodSync(folder, 0o755);
  return folder;
}

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a server on `port` for the web root `folder`, with the recipe for it. `base`: the path of the site below the
 * root. `home`: a readable folder for its own files. Returns what ends it.
 */
export async function startServer(
  name: ServerName,
  { folder, base, port, home }: { folder: string; base: string; port: number; home: string },
): Promise<() => Promise<void>> {
  const file = join(home, 'server.conf');
  writeFileSync(file, name === 'nginx' ? nginxFile(home, folder, base, port) : apacheFile(home, folder, port));
  const [command, ...options] =
    name === 'nginx' ? ['nginx', '-p', home, '-e', 'stderr', '-c', file] : ['apache2', '-X', '-f', file];
  const child = spawn(command!, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const messages: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk));
  while (child.exitCode === null) if (await answers(`http://127.0.0.1:${port}/`)) return () => ended(child);
  throw new Error(`${name} does not start:\n${Buffer.concat(messages).toString()}`);
}

/** The recipe in the rest of a configuration as packages install it, without what needs their folders. */
function nginxFile(home: string, folder: string, base: string, port: number): string {
  const edits = base === '/' ? [] : belowPath();
  const server = edits
    .reduce((text, line) => replaceDirective(text, line), recipe('docs.conf'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/\/var\/www\/(?:html|docs)\b/g, folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  return `daemon off;
master_process off;
pid ${home}/pid;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${server}}
`;
}

/** The directives that the page changes for a site below a path. */
function belowPath(): string[] {
  const page = readFileSync('demo/deploying/static-hosts.mdx', 'utf8');
  return /change three lines:\n\n```nginx\n(.*?)```/s.exec(page)![1]!.trim().split('\n');
}

function replaceDirective(text: string, line: string): string {
  const [name] = line.split(' ');
  return text.replace(new RegExp(`^( *)${name} .*;$`, 'm'), `$1${line}`);
}

function apacheFile(home: string, folder: string, port: number): string {
  const enabled = recipe('docs-apache.conf').replace('*:80', `127.0.0.1:${port}`).replaceAll('/var/www/docs', folder);
  // Those of a package without the ones that the page enables, and those.
  const usual = ['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'setenvif', 'env'];
  const page = readFileSync('demo/deploying/static-hosts.mdx', 'utf8');
  const wanted = /a2enmod (.*)/.exec(page)![1]!.split(' ');
  const modules = [...usual, ...wanted].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  return `ServerRoot ${home}
PidFile ${home}/pid
DefaultRuntimeDir ${home}
Mutex file:${home}
Listen 127.0.0.1:${port}
ServerName localhost
ErrorLog ${home}/error.log
${modules.join('\n')}
TypesConfig /etc/mime.types
User www-data
Group www-data
<Directory />
  AllowOverride None
  Require all denied
</Directory>
${enabled}`;
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
}
