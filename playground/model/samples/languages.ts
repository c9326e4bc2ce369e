/** The languages of code samples. Each writer is a module of its own, loaded when the reader chooses its language. */
import type { HttpRequest } from '../request/build-request.js';

/** Writes a request as code that sends the same bytes. */
export type SampleWriter = (request: HttpRequest) => string;

interface Language {
  id: string;
  /** The name for readers; the choice is shared by this title with all code groups of the site. */
  title: string;
  load(): Promise<SampleWriter>;
}

export const languages: readonly Language[] = [
  { id: 'curl', title: 'cURL', load: async () => (await import('./languages/curl.js')).curl },
  { id: 'javascript', title: 'JavaScript', load: async () => (await import('./languages/javascript.js')).javascript },
  { id: 'python', title: 'Python', load: async () => (await import('./languages/python.js')).python },
  { id: 'go', title: 'Go', load: async () => (await import('./languages/go.js')).go },
  { id: 'java', title: 'Java', load: async () => (await import('./languages/java.js')).java },
  { id: 'php', title: 'PHP', load: async () => (await import('./languages/php.js')).php },
  { id: 'ruby', title: 'Ruby', load: async () => (await import('./languages/ruby.js')).ruby },
  { id: 'csharp', title: 'C#', load: async () => (await import('./languages/csharp.js')).csharp },
  { id: 'rust', title: 'Rust', load: async () => (await import('./languages/rust.js')).rust },
  { id: 'swift', title: 'Swift', load: async () => (await import('./languages/swift.js')).swift },
  { id: 'kotlin', title: 'Kotlin', load: async () => (await import('./languages/kotlin.js')).kotlin },
];

/** The languages with these names, once each; languages that Octavo does not have are left out. */
export function findLanguages(names: readonly string[]): Language[] {
  return [...new Set(names.flatMap((name) => findLanguage(name) ?? []))];
}

/** The language with an id or title in any case, such as `bash` or `C#`. */
export function findLanguage(name: string): Language | undefined {
  const wanted = aliases[name.toLowerCase()] ?? name.toLowerCase();
  return languages.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
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
};
