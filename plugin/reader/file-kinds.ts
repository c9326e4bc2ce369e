/** Classifies files by name: part of a website, private, or other. */
import ignore from 'ignore';

/**
 * `website`: published with the site. `private`: never published unless an author includes it by name. `other`:
 * published if the site refers to it.
 */
export type FileKind = 'website' | 'private' | 'other';

const media = [
  'png jpg jpeg jfif gif webp avif svg ico bmp apng jxl cur',
  'woff woff2 ttf otf eot',
  'mp4 m4v webm ogv mov vtt srt',
  'mp3 wav ogg oga opus m4a aac flac weba',
  'pdf css',
].flatMap((extensions) => extensions.split(' '));

const isMedia = new RegExp(`\\.(?:${media.join('|')})$`, 'i');

/** Files that browsers, hosts and search engines request at the root of a site. */
const rootFiles = matcher([
  '.well-known/**',
  '/.htaccess',
  '/.nojekyll',
  '/CNAME',
  '/_headers',
  '/_redirects',
  '/_routes.json',
  '/404.html',
  '/ads.txt',
  '/app-ads.txt',
  '/apple-app-site-association',
  '/baidu_verify*.html',
  '/BingSiteAuth.xml',
  '/browserconfig.xml',
  '/crossdomain.xml',
  '/google*.html',
  '/humans.txt',
  '/keybase.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/manifest.json',
  '/manifest.webmanifest',
  '/naver*.html',
  '/opensearch.xml',
  '/pinterest-*.html',
  '/robots.txt',
  '/security.txt',
  '/site.webmanifest',
  '/sitemap*.xml',
  '/staticwebapp.config.json',
  '/vercel.json',
  '/yandex_*.html',
]);

/** Names of keys, credentials, server state and user data. Media files with such names are screenshots. */
const privateFiles = [
  // Keys, certificates with keys, password databases.
  '*.pem *.key *.ppk *.p8 *.p12 *.pfx *.jks *.keystore *.kdb *.kdbx *.keychain *.ovpn *.mobileprovision',
  'id_rsa* id_dsa* id_ecdsa* id_ed25519* *_rsa *_ed25519 kubeconfig* *.kubeconfig',
  // Credentials of tools.
  '.env .env.* *.env .envrc .npmrc .yarnrc .yarnrc.yml .pypirc .netrc _netrc .pgpass .my.cnf .htpasswd .gitconfig',
  '.git-credentials .dockercfg .dockerconfigjson .s3cfg .boto .terraformrc .vault_pass* rclone.conf sftp-config.json',
  'client_secret*.json service-account*.json service_account*.json serviceaccount*.json *firebase-adminsdk*.json',
  'htpasswd wp-config.php *.tfstate *.tfstate.* *.tfvars *.tfvars.json vault.yml vault.yaml',
  // Data, dumps, traffic recordings.
  '*.sql *.sql.gz *.sql.zip *.dump *.dmp *.pgdump *.bson *.rdb *.sqlite *.sqlite3 *.db *.db3 *.mdb *.accdb',
  '*.bak *.backup *.har *.pcap *.pcapng *.hprof',
  // Shell histories and server configuration.
  '*_history .lesshst docker-compose*.yml docker-compose*.yaml',
  'compose.yml compose.yaml compose.*.yml compose.*.yaml',
].flatMap((names) => names.split(' '));

/** Names that source code uses too. */
const privateWords = [
  'credentials* *credentials.* *_credentials *-credentials *.credentials',
  'secret secrets secret.* secrets.* *.secret *.secrets *-secret.* *-secrets.*',
].flatMap((names) => names.split(' '));

/** Folders in which tools keep credentials and histories. */
const privateFolders = '.aws .azure .docker .gcloud .git .gnupg .hg .kube .ssh .svn .terraform'.split(' ');

/** File names that cannot be modules of an app, as globs: for servers that also serve code. */
export const privateGlobs: readonly string[] = [...privateFiles, ...privateFolders.map((name) => `**/${name}/**`)];

const hasPrivateName = matcher([...privateFiles, ...privateWords]);

/** Only file names count: a docs section may be called "credentials". */
function isPrivate(file: string): boolean {
  const [name = '', ...folders] = file.split('/').reverse();
  return hasPrivateName(name) || folders.some((folder) => privateFolders.includes(folder));
}

/** The kind of the file at a path relative to the docs folder. */
export function fileKind(file: string): FileKind {
  if (isMedia.test(file)) return 'website';
  if (isPrivate(file)) return 'private';
  return rootFiles(file) ? 'website' : 'other';
}

/** Whether a file may contain a secret, and is not of a kind that specifications and settings have. */
export function isSecretFile(file: string): boolean {
  return !/\.(?:json|ya?ml)$/i.test(file) && fileKind(file) === 'private';
}

/** Files that only development tools read; sites do not need them. */
export const isProjectFile = matcher([
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'tsconfig*.json',
  '*.config.js',
  '*.config.mjs',
  '*.config.cjs',
  '*.config.ts',
  'LICENSE',
  'Dockerfile',
  'Makefile',
]);

function matcher(patterns: readonly string[]): (file: string) => boolean {
  const rules = ignore().add(patterns);
  return (file) => ignore.isPathValid(file) && rules.ignores(file);
}
