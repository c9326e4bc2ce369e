/** Executes code samples with the programs and libraries that this machine has. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '../../playground/model/samples/languages.js';
import type { HttpRequest } from '../../playground/model/request/build-request.js';

interface Runner {
  extension: string;
  /** Runs the files that follow it as arguments. */
  command: readonly [program: string, ...options: string[]];
  /** A shell command that fails on machines without the program. */
  needs: string;
  /** The code of all samples in one file, where starting the program takes long. */
  joined?(codes: readonly string[]): string;
}

/** Runs `command` for each file. */
function each(extension: string, command: string, needs: string): Runner {
  return { extension, command: ['sh', '-c', `for f; do ${command} || exit 1; done`, 'sh'], needs };
}

const node: Runner = {
  extension: 'mjs',
  command: [process.execPath, '-e', 'for (const f of process.argv.slice(1)) import(url.pathToFileURL(f))'],
  needs: 'true',
};

function python(module: string): Runner {
  const command = ['python3', '-c', 'import runpy, sys\nfor f in sys.argv[1:]: runpy.run_path(f)'] as const;
  return { extension: 'py', command, needs: `python3 -c 'import ${module}'` };
}

const java: Runner = {
  extension: 'java',
  command: ['java'],
  needs: "javac --version | grep -qE ' (1[6-9]|[2-9][0-9])'",
  joined: (codes) => {
    const imports = codes.flatMap((code) => code.match(/^import .*$/gm) ?? []);
    const bodies = codes.map((code) => `{\n${code.replace(/^import .*\n/gm, '')}\n}`);
    const main = `public static void main(String[] options) throws Exception {\n${bodies.join('\n')}\n}`;
    return `${[...new Set(imports)].join('\n')}\nclass Samples {\n${main}\n}`;
  },
};

/** Writes the message of an `.http` file to a socket. */
const sendMessage = `
const { readFileSync } = fs;
for (const f of process.argv.slice(1)) {
  const [, head, body] = /^(.*?)\\n\\n(.*)$/s.exec(readFileSync(f, 'latin1'));
  const socket = net.connect(Number(/^Host: .*:(\\d+)$/m.exec(head)[1]), '127.0.0.1');
  const name = (text) => Buffer.from(text, 'latin1').toString();
  socket.write(head.replaceAll('\\n', '\\r\\n') + '\\r\\nConnection: close\\r\\n\\r\\n', 'latin1');
  socket.write(body.replace(/^< \\.\\/([^\\r\\n]+)/gm, (_, file) => readFileSync(name(file), 'latin1')), 'latin1');
  socket.resume();
}`;

const runners: Readonly<Record<string, Runner>> = {
  curl: each('sh', 'sh "$f"', 'curl --version'),
  'shell-httpie': each('sh', 'sh "$f"', 'http --version'),
  'shell-wget': each('sh', 'sh "$f"', 'wget --version'),
  javascript: node,
  'javascript-node': node,
  python: python('requests'),
  'python-httpx': python('httpx'),
  'python-aiohttp': python('aiohttp'),
  'python-http-client': python('http.client'),
  go: each('go', 'go run "$f"', 'go version'),
  'java-httpclient': java,
  php: each(
    'php',
    'php -d auto_prepend_file=GuzzleHttp/autoload.php "$f"',
    `php -r 'require "GuzzleHttp/autoload.php";'`,
  ),
  'php-curl': each('php', 'php "$f"', `php -r 'exit(function_exists("curl_init") ? 0 : 1);'`),
  ruby: each('rb', 'ruby "$f"', 'ruby --version'),
  'ruby-faraday': each('rb', 'ruby "$f"', `ruby -e 'require "faraday"'`),
  c: each('c', 'gcc "$f" -lcurl -o sample && ./sample', "echo '#include <curl/curl.h>' | gcc -E -"),
  perl: each('pl', 'perl "$f"', "perl -e 'use LWP::UserAgent'"),
  http: { extension: 'http', command: [process.execPath, '-e', sendMessage], needs: 'true' },
};

export const sampleLanguages = Object.keys(runners);

/** The languages whose programs and libraries this machine has. */
export const runnableLanguages = sampleLanguages.filter(
  (language) => spawnSync('bash', ['-c', runners[language]!.needs], { stdio: 'ignore' }).status === 0,
);

/** Runs a sample of each request in `folder`; resolves with their stderr if one fails. */
export async function runSamples(language: string, requests: readonly HttpRequest[], folder: string): Promise<string> {
  const { extension, command, joined } = runners[language]!;
  const write = await findLanguage(language)!.load();
  const codes = requests.map(write);
  const files = (joined ? [joined(codes)] : codes).map((code, index) => {
    const file = join(folder, `sample-${index}.${extension}`);
    writeFileSync(file, code);
    return file;
  });
  const [program, ...options] = command;
  const child = spawn(program, [...options, ...files], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return status === 0 ? '' : stderr.slice(-400);
}
