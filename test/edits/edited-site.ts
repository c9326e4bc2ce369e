/** A site whose files change at random, one edit at a time. Each edit leaves a site that builds, with or without errors. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../fuzz/random.js';

const folders = ['start', 'guides', 'reference'] as const;

export class EditedSite {
  readonly root: string;
  readonly #random: Random;
  #pages = 0;

  constructor(root: string, random: Random) {
    this.root = root;
    this.#random = random;
    this.#write('snippets/note.mdx', 'A shared note.\n');
    this.#write('snippets/badge.jsx', badge('one'));
    this.#write('images/one.svg', picture(10));
    this.#write('api.json', specification('moon'));
    this.#write('style.css', '.title { color: red; }\n');
    this.#write('files/data.csv', 'a,b\n');
    this.#write('index.mdx', this.#page('Home'));
    for (const folder of folders) for (let page = 0; page < 4; page++) this.#addPage(folder);
    this.#writeSettings();
  }

  /** Makes an edit. Returns its name. */
  edit(): string {
    const [name, make] = this.#random.pick(this.#edits());
    make();
    return name;
  }

  #edits(): [name: string, make: () => void][] {
    const page = (): string => this.#random.pick(this.#existingPages());
    const replace = (file: string, from: RegExp, to: string): void =>
      this.#write(
        file,
        this.#read(file).replace(from, () => to),
      );
    const text = (): void => {
      const file = page();
      this.#write(file, `${this.#read(file)}\nMore ${this.#word()}.\n`);
    };
    return [
      ...Array.from({ length: 4 }, (): [string, () => void] => ['text', text]),
      ['text of the same length', () => replace(page(), /w\d{6}/, this.#word())],
      ['code', () => replace(page(), /```[^]*?```/, `\`\`\`js\nconst a = '${this.#word()}';\n\`\`\``)],
      ['heading', () => replace(page(), /^## .*$/m, `## Part ${this.#word()}`)],
      ['title', () => replace(page(), /^title: .*$/m, `title: Page ${this.#word()}`)],
      ['front matter', () => replace(page(), /^title: /m, `${this.#frontMatter()}\ntitle: `)],
      ['new page', () => this.#addPage(this.#random.pick(folders))],
      ['new page in the navigation', () => (this.#addPage(this.#random.pick(folders)), this.#writeSettings())],
      ['deleted page', () => this.#remove(page())],
      ['renamed page', () => renameSync(join(this.root, page()), join(this.root, this.#newFile('guides')))],
      ['navigation', () => this.#writeSettings()],
      ['snippet', () => this.#write('snippets/note.mdx', `Note ${this.#word()}.\n`)],
      ['component', () => this.#write('snippets/badge.jsx', badge(this.#word()))],
      ['image', () => this.#write('images/one.svg', picture(this.#random.below(90) + 1))],
      ['specification', () => this.#write('api.json', specification(this.#word()))],
      ['styles', () => this.#write('style.css', `.title { color: #${this.#random.below(899) + 100}; }\n`)],
      ['file', () => this.#write('files/data.csv', `${this.#word()}\n`)],
      ['broken link', () => this.#write(page(), this.#page(this.#word(), '[Missing](/missing)'))],
      ['fixed link', () => replace(this.#pageWith('/missing'), /\/missing/, '/')],
      ['error', () => this.#write(page(), this.#page(this.#word(), '<Card>'))],
      ['fixed error', () => replace(this.#pageWith('<Card>'), /<Card>/, '')],
      ['touched page', () => utimesSync(join(this.root, page()), new Date(), new Date())],
      ['nothing', () => {}],
    ];
  }

  #frontMatter(): string {
    const word = this.#word();
    return this.#random.pick([
      `description: About ${word}.`,
      `sidebarTitle: Side ${word}`,
      'hidden: true',
      'noindex: true',
      `keywords: [${word}]`,
      'icon: star',
      'boost: 2',
    ]);
  }

  #page(title: string, text = ''): string {
    const imports = `import Note from '/snippets/note.mdx';\nimport { Badge } from '/snippets/badge.jsx';`;
    const parts = ['<Note />', '<Badge />', '![Picture](/images/one.svg)', '[Data](/files/data.csv)', '{1 + 1}'];
    const used = [this.#random.pick(parts), this.#random.pick(parts)].join('\n\n');
    const linked = this.#random.pick([...this.#existingPages(), 'index.mdx']).replace(/(?:index)?\.mdx$/, '');
    const code = `\`\`\`ts\nconst value: string = '${this.#word()}';\n\`\`\``;
    return `---\ntitle: ${title}\n---\n\n${imports}\n\n## Part\n\nSome ${this.#word()} [link](/${linked}).\n\n${used}\n\n${code}\n\n${text}\n`;
  }

  #addPage(folder: string): void {
    this.#write(this.#newFile(folder), this.#page(`Page ${this.#word()}`));
  }

  #newFile(folder: string): string {
    return `${folder}/page-${++this.#pages}.mdx`;
  }

  /** The settings, with the pages that exist now in a random order. */
  #writeSettings(): void {
    const all = this.#existingPages().map((file) => file.replace(/\.mdx$/, ''));
    const groupOf = (folder: string): object => {
      const pages = all.filter((page) => page.startsWith(folder));
      const at = this.#random.below(pages.length + 1);
      return { group: folder, pages: [...pages.slice(at), ...pages.slice(0, at)] };
    };
    const tabs = [
      { tab: 'Guides', groups: [{ group: 'Home', pages: ['index'] }, groupOf('start'), groupOf('guides')] },
      { tab: 'Reference', groups: [groupOf('reference'), { group: 'API', openapi: '/api.json' }] },
    ];
    const navigation = { tabs };
    this.#write(
      'docs.json',
      JSON.stringify({ name: 'Site', theme: 'mint', colors: { primary: '#0055aa' }, navigation }),
    );
  }

  #existingPages(): string[] {
    const files = readdirSync(this.root, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets')).sort();
  }

  #pageWith(text: string): string {
    return this.#existingPages().find((file) => this.#read(file).includes(text)) ?? 'index.mdx';
  }

  #remove(file: string): void {
    if (file !== 'index.mdx') rmSync(join(this.root, file));
  }

  #word(): string {
    return `w${this.#random.below(900_000) + 100_000}`;
  }

  #read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  #write(file: string, content: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }
}

function badge(text: string): string {
  return `export const Badge = () => <b>${text}</b>;\n`;
}

function picture(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><title>One</title></svg>`;
}

function specification(name: string): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Moons', version: '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/moons': { get: { summary: `Get ${name}`, responses: { 200: { description: 'The moons.' } } } },
      [`/${name}`]: { post: { summary: 'Create', responses: { 201: { description: 'Created.' } } } },
    },
  });
}
