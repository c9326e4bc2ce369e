/** The versions of Node that package.json names in `engines`: the first of each line, and whether later lines are included. */
const supported = [
  { major: 20, minor: 19, isOpen: false },
  { major: 22, minor: 12, isOpen: true },
];

/** What to print where `version` cannot run Octavo. */
export function unsupportedNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = supported.some((line) =>
    major === line.major ? minor >= line.minor : line.isOpen && major > line.major,
  );
  const names = supported.map((line) => `${line.major}.${line.minor}`).join(', ');
  return isSupported ? undefined : `octavo: Node ${version} is not supported. Install Node ${names} or later.\n`;
}
