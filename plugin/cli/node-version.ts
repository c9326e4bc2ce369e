/**
 * The Node versions in `engines` of package.json: the first of each range, and whether later major versions are
 * included.
 */
const supported = [
  { major: 20, minor: 19, isOpen: false },
  { major: 22, minor: 12, isOpen: true },
];

/** The message if `version` cannot run Octavo. */
export function unsupportedNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = supported.some((line) =>
    major === line.major ? minor >= line.minor : line.isOpen && major > line.major,
  );
  const names = supported.map((line) => `${line.major}.${line.minor}`).join(', ');
  return isSupported ? undefined : `octavo: Node ${version} is not supported. Install Node ${names} or later.\n`;
}
