/** The browser from npm (`@sparticuz/chromium`, Linux on x64). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

const fix = 'Install Chrome, Chromium or Edge, or set CHROME_PATH to the file that starts one.';

/**
 * Unpacks the browser once per installation.
 *
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`The tests need a browser, and the one from npm runs on Linux x64 only. ${fix}`);
  }
  const folder = join(modulesFolder(), '.cache', `octavo-browser-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, 'chromium');
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  expectToStart(executablePath, env);
  return { executablePath, env };
}

function entryFile() {
  return createRequire(import.meta.url).resolve('@sparticuz/chromium');
}

function modulesFolder() {
  const file = entryFile();
  return file.slice(0, file.lastIndexOf(`${sep}@sparticuz${sep}`));
}

function packageVersion() {
  const file = join(modulesFolder(), '@sparticuz', 'chromium', 'package.json');
  return /** @type {{ version: string }} */ (JSON.parse(readFileSync(file, 'utf8'))).version;
}

/**
 * Test files may start at the same time, so the folder is created atomically.
 *
 * @param {string} folder
 */
async function unpack(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into its temporary folder. It adds libraries only if it runs in a serverless environment.
    const env = { ...process.env, TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    const script = `import(${JSON.stringify(entryFile())}).then(({ default: chromium }) => chromium.executablePath())`;
    execFileSync(process.execPath, ['-e', script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(join(temporary, 'fonts.conf'), fontsConfig(folder));
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Uses the fonts of the system and of the package. Without a font, text has no height.
 *
 * @param {string} folder
 */
function fontsConfig(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/**
 * @param {string} executablePath
 * @param {Record<string, string>} env
 */
function expectToStart(executablePath, env) {
  try {
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stderr, message } = /** @type {{ stderr?: string, message: string }} */ (error);
    throw new Error(`The browser from npm cannot start on this machine: ${stderr?.trim() || message}. ${fix}`, {
      cause: error,
    });
  }
}
