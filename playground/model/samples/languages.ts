/** The languages and clients of code samples. Each writer is a module of its own, loaded when the reader chooses it. */
import type { HttpRequest } from '../request/build-request.js';

/** Writes a request as code that sends the same bytes. */
export type SampleWriter = (request: HttpRequest) => string;

export interface Language {
  /** The language of the code first: `python-httpx`. */
  id: string;
  /** The name for readers; the choice is shared by this title with all code groups of the site. */
  title: string;
  /** The group in the menu. */
  language: string;
  /** The name in its group. */
  client: string;
  load(): Promise<SampleWriter>;
}

/** A language has the name of its first client; its other clients have names such as `Python (httpx)`. */
function client(
  id: string,
  language: string,
  name: string,
  load: () => Promise<SampleWriter>,
  title = id.includes('-') ? `${language} (${name})` : language,
): Language {
  return { id, title, language, client: name, load };
}

export const languages: readonly Language[] = [
  client('curl', 'Shell', 'cURL', async () => (await import('./languages/shell/curl.js')).curl, 'cURL'),
  client(
    'shell-httpie',
    'Shell',
    'HTTPie',
    async () => (await import('./languages/shell/shell-httpie.js')).shellHttpie,
  ),
  client('shell-wget', 'Shell', 'Wget', async () => (await import('./languages/shell/shell-wget.js')).shellWget),
  client(
    'javascript',
    'JavaScript',
    'fetch',
    async () => (await import('./languages/javascript/javascript.js')).javascript,
  ),
  client(
    'javascript-axios',
    'JavaScript',
    'axios',
    async () => (await import('./languages/javascript/javascript-axios.js')).javascriptAxios,
  ),
  client(
    'javascript-ofetch',
    'JavaScript',
    'ofetch',
    async () => (await import('./languages/javascript/javascript-ofetch.js')).javascriptOfetch,
  ),
  client(
    'javascript-undici',
    'JavaScript',
    'undici',
    async () => (await import('./languages/javascript/javascript-undici.js')).javascriptUndici,
  ),
  client(
    'javascript-node',
    'JavaScript',
    'node:http',
    async () => (await import('./languages/javascript/javascript-node.js')).javascriptNode,
  ),
  client('python', 'Python', 'requests', async () => (await import('./languages/python/python.js')).python),
  client(
    'python-httpx',
    'Python',
    'httpx',
    async () => (await import('./languages/python/python-httpx.js')).pythonHttpx,
  ),
  client(
    'python-aiohttp',
    'Python',
    'aiohttp',
    async () => (await import('./languages/python/python-aiohttp.js')).pythonAiohttp,
  ),
  client(
    'python-http-client',
    'Python',
    'http.client',
    async () => (await import('./languages/python/python-http-client.js')).pythonHttpClient,
  ),
  client('go', 'Go', 'net/http', async () => (await import('./languages/compiled/go.js')).go),
  client('go-resty', 'Go', 'Resty', async () => (await import('./languages/compiled/go-resty.js')).goResty),
  client('java', 'Java', 'OkHttp', async () => (await import('./languages/jvm/java.js')).java),
  client(
    'java-httpclient',
    'Java',
    'HttpClient',
    async () => (await import('./languages/jvm/java-httpclient.js')).javaHttpClient,
  ),
  client('php', 'PHP', 'Guzzle', async () => (await import('./languages/scripting/php.js')).php),
  client('php-curl', 'PHP', 'cURL', async () => (await import('./languages/scripting/php-curl.js')).phpCurl),
  client('ruby', 'Ruby', 'Net::HTTP', async () => (await import('./languages/scripting/ruby.js')).ruby),
  client(
    'ruby-faraday',
    'Ruby',
    'Faraday',
    async () => (await import('./languages/scripting/ruby-faraday.js')).rubyFaraday,
  ),
  client('csharp', 'C#', 'HttpClient', async () => (await import('./languages/compiled/csharp.js')).csharp),
  client(
    'csharp-restsharp',
    'C#',
    'RestSharp',
    async () => (await import('./languages/compiled/csharp-restsharp.js')).csharpRestSharp,
  ),
  client('rust', 'Rust', 'reqwest', async () => (await import('./languages/compiled/rust.js')).rust),
  client('swift', 'Swift', 'URLSession', async () => (await import('./languages/compiled/swift.js')).swift),
  client('kotlin', 'Kotlin', 'OkHttp', async () => (await import('./languages/jvm/kotlin.js')).kotlin),
  client('kotlin-ktor', 'Kotlin', 'Ktor', async () => (await import('./languages/jvm/kotlin-ktor.js')).kotlinKtor),
  client(
    'powershell',
    'PowerShell',
    'Invoke-WebRequest',
    async () => (await import('./languages/shell/powershell.js')).powershell,
  ),
  client(
    'powershell-restmethod',
    'PowerShell',
    'Invoke-RestMethod',
    async () => (await import('./languages/shell/powershell.js')).powershellRestMethod,
  ),
  client('c', 'C', 'libcurl', async () => (await import('./languages/compiled/c.js')).c),
  client('dart', 'Dart', 'http', async () => (await import('./languages/compiled/dart.js')).dart),
  client('elixir', 'Elixir', 'Req', async () => (await import('./languages/scripting/elixir.js')).elixir),
  client('perl', 'Perl', 'LWP', async () => (await import('./languages/scripting/perl.js')).perl),
  client('r', 'R', 'httr2', async () => (await import('./languages/scripting/r.js')).r),
  client('http', 'HTTP', 'HTTP/1.1', async () => (await import('./languages/shell/http.js')).http),
];

/** The languages with these names, once each; languages that Octavo does not have are left out. */
export function findLanguages(names: readonly string[]): Language[] {
  return [...new Set(names.flatMap((name) => findLanguage(name) ?? []))];
}

/** The language with an id or title in any case, such as `bash`, `C#`, `python-httpx` or `Python (requests)`. */
export function findLanguage(name: string): Language | undefined {
  const wanted = aliases[name.toLowerCase()] ?? slug(name);
  return languages.find((each) =>
    [each.id, slug(each.title), slug(`${each.language} ${each.client}`)].includes(wanted),
  );
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d#]+/g, '-')
    .replace(/^-|-$/g, '');
}

const aliases: Readonly<Record<string, string>> = {
  bash: 'curl',
  sh: 'curl',
  shell: 'curl',
  js: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
  'node.js': 'javascript',
  ts: 'javascript',
  typescript: 'javascript',
  py: 'python',
  golang: 'go',
  rb: 'ruby',
  'c-sharp': 'csharp',
  dotnet: 'csharp',
  'dot-net': 'csharp',
  '.net': 'csharp',
  rs: 'rust',
  kt: 'kotlin',
  ps1: 'powershell',
  pwsh: 'powershell',
};
