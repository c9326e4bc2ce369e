/** A git repository with two versions of a site, which differ in hundreds of files, and random changes of its files. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from './random.js';

const branches = ['main', 'next'] as const;
type Branch = (typeof branches)[number];

/** The name of the docs folder in the repository. */
const docs = 'docs';

export class StormSite {
  readonly repository: string;
  /** The docs folder. */
  readonly root: string;
  readonly #random: Random;
  readonly #pages: number;

  /** Creates the repository in `folder`. `pages`: per branch. */
  constructor(folder: string, random: Random, pages: number) {
    this.repository = folder;
    this.root = join(folder, docs);
    this.#random = random;
    this.#pages = pages;
    mkdirSync(folder, { recursive: true });
    this.#git('init', '--quiet', '--initial-branch=main');
    for (const branch of branches) {
      if (branch !== 'main') this.#git('checkout', '--quiet', '-b', branch);
      rmSync(this.root, { recursive: true, force: true });
      for (const [file, text] of Object.entries(this.#files(branch))) this.#write(file, text);
      this.#git('add', '--all');
      this.#git('commit', '--quiet', '--message', branch);
    }
    this.restore();
  }

  /** The routes of both branches. */
  get routes(): string[] {
    const pages = branches.flatMap((branch) => pagesOf(branch, this.#pages));
    return pages.map((page) => (page === 'index' ? '/' : `/${page}`));
  }

  /** Makes one of the branches complete, as it was committed. */
  restore(branch: Branch = 'main'): void {
    rmSync(join(this.repository, '.git/index.lock'), { force: true });
    this.#git('checkout', '--quiet', '--force', branch);
    this.#git('checkout', '--quiet', '--force', branch, '--', '.');
    this.#git('clean', '-fdq');
  }

  /** Makes a random change. */
  change(): void {
    const changes = this.#changes().flatMap(([weight, change]) => Array.from({ length: weight }, () => change));
    while (!succeeds(this.#random.pick(changes)));
  }

  /** Makes a random change of a page that leaves the settings alone. */
  changePage(): void {
    while (!succeeds(this.#random.pick(this.#pageChanges())));
  }

  #changes(): [weight: number, change: () => void][] {
    const settings = (): string => readFileSync(join(this.root, 'docs.json'), 'utf8');
    return [
      ...this.#pageChanges().map((change): [number, () => void] => [12, change]),
      [20, () => this.restore(this.#random.pick(branches))],
      [2, () => this.#write('docs.json', settings().slice(0, this.#random.below(400)))],
      [1, () => this.#write('docs.json', '')],
      [1, () => rmSync(join(this.root, 'docs.json'))],
      [2, () => this.#write('docs.json', settings().replace(/#[0-9a-f]{6}/i, 'pink'))],
      [2, () => this.#write('docs.json', settings().replace(/"name": "[^"]*"/, `"name": "${this.#word()}"`))],
      [20, () => this.#write('docs.json', this.#files(this.#random.pick(branches))['docs.json']!)],
      [3, () => this.#write('snippets/shared.mdx', `Shared ${this.#word()}.\n`)],
      [2, () => rmSync(join(this.root, 'snippets'), { recursive: true })],
      [3, () => this.#write('snippets/counter.jsx', counter(this.#word()))],
      [3, () => this.#write('api.json', specification(this.#word()))],
      [1, () => this.#write('api.json', '{ "openapi": ')],
      [2, () => this.#write('style.css', `.title { color: #${this.#random.below(899) + 100}; }\n`)],
      [2, () => this.#write('script.js', `document.body.dataset.word = 'mt-${this.#random.below(20)}';\n`)],
      [2, () => this.#write('images/one.svg', picture(this.#random.below(90) + 1))],
      [2, () => this.#moved('images', 'pictures')],
      [1, () => renameSync(this.root, `${this.root}-away`)],
      [20, () => renameSync(`${this.root}-away`, this.root)],
    ];
  }

  #pageChanges(): (() => void)[] {
    const page = (): string => this.#random.pick(this.#existingPages());
    return [
      () => this.#write(page(), text(this.#word(), this.#word())),
      () => this.#write(page(), text(this.#word(), this.#word())),
      () => this.#replace(page(), text('Replaced', this.#word())),
      () => this.#write(page(), `---\ntitle: ${this.#word()}\n---\n\n<Card>\n`),
      () => this.#write(page(), ''),
      () => rmSync(join(this.root, page())),
      () => renameSync(join(this.root, page()), join(this.root, this.#newPage())),
      () => renameSync(join(this.root, page()), join(this.root, page())),
      () => this.#write(this.#newPage(), text(this.#word(), this.#word())),
      () => this.#inPlaceOf(page(), (path) => mkdirSync(path)),
      () => this.#inPlaceOf(page(), (path) => symlinkSync(path, path)),
      () => this.#moved(dirname(page()), this.#word()),
    ];
  }

  /** The pages that exist now. */
  #existingPages(): string[] {
    const files = readdirSync(this.root, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets')).sort();
  }

  #newPage(): string {
    return this.#random.pick(pagesOf(this.#random.pick(branches), this.#pages)) + '.mdx';
  }

  #word(): string {
    return `w${this.#random.below(1_000_000)}`;
  }

  #write(file: string, content: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }

  /** Saves like many editors: a new file takes the place of the old one. */
  #replace(file: string, content: string): void {
    this.#write(`${file}.tmp`, content);
    renameSync(join(this.root, `${file}.tmp`), join(this.root, file));
  }

  #inPlaceOf(file: string, make: (path: string) => void): void {
    const path = join(this.root, file);
    rmSync(path);
    make(path);
  }

  /** Renames a folder, or back if that has happened before. */
  #moved(from: string, to: string): void {
    const [one, other] = [join(this.root, from), join(this.root, to)];
    if (existsSync(other)) {
      if (!existsSync(one)) renameSync(other, one);
    } else renameSync(one, other);
  }

  #git(...args: string[]): void {
    const author = ['-c', 'user.name=Storm', '-c', 'user.email=storm@example.com'];
    execFileSync('git', [...author, ...args], { cwd: this.repository, stdio: 'ignore' });
  }

  #files(branch: Branch): Record<string, string> {
    const pages = pagesOf(branch, this.#pages);
    const groups = new Map<string, string[]>();
    for (const page of pages) groups.set(dirname(page), [...(groups.get(dirname(page)) ?? []), page]);
    const navigation = { groups: Array.from(groups, ([group, list]) => ({ group, pages: list })) };
    navigation.groups.push({ group: 'api', pages: ['GET /moons'] });
    return {
      'docs.json': JSON.stringify(
        {
          name: `Site ${branch}`,
          theme: 'mint',
          colors: { primary: '#0055aa' },
          api: { openapi: '/api.json' },
          navigation,
        },
        null,
        2,
      ),
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, text(`${branch} ${page}`, branch)])),
      'snippets/shared.mdx': `Shared words of ${branch}.\n`,
      'snippets/counter.jsx': counter(branch),
      'api.json': specification(branch),
      'style.css': '.title { color: red; }\n',
      'script.js': `document.body.dataset.branch = '${branch}';\n`,
      'images/one.svg': picture(branch === 'main' ? 10 : 20),
    };
  }
}

/** Whether the change succeeds. It fails if an earlier change has removed a file that it needs. */
function succeeds(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/** Some pages are in both branches, most are in one of them. */
function pagesOf(branch: Branch, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'index';
    const folder = index % 3 === 0 ? 'both' : `${branch}-${index % 5}`;
    return `${folder}/page-${index}`;
  });
}

function text(title: string, words: string): string {
  return `---
title: ${title}
---

import Shared from '/snippets/shared.mdx';
${title.length % 4 === 0 ? "import { Counter } from '/snippets/counter.jsx';\n\n<Counter />\n" : ''}
## Part ${words}

Words ${words}, <Tooltip tip="tip">more</Tooltip> and [a link](/both/page-3).

<Shared />

![one](/images/one.svg)

\`\`\`js
const word = '${words}';
\`\`\`
`;
}

function counter(word: string): string {
  return `export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${word} {count}</button>;
};
`;
}

function specification(word: string): string {
  const responses = { 200: { description: word } };
  const paths = { '/moons': { get: { summary: `List ${word}`, responses } } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Moons', version: '1' }, paths });
}

function picture(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="9"/></svg>`;
}
