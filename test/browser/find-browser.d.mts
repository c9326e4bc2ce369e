/** A browser that can be started, and the arguments that keep it quiet and stable without a screen. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** Whether it runs as one process, so that each test file needs a fresh browser with one context. */
  singleProcess: boolean;
}

/** Finds a browser for the tests: `CHROME_PATH`, an installed Chrome or Chromium, else the one from npm. */
export function findBrowser(): Promise<FoundBrowser>;
