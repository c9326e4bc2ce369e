/** A command that could not run. `hint` shows the correct command line. */
export class CliError extends Error {
  readonly hint: string;
  /** Default: 1. */
  readonly exitCode: number = 1;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Invalid usage. Nothing was run. */
export class UsageError extends CliError {
  override readonly exitCode = 2;
}
