/** A command that could not run. `hint` says what to type instead. */
export class CliError extends Error {
  readonly hint: string;
  /** Default: 1. */
  readonly exitCode: number = 1;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Wrong usage: nothing ran. */
export class UsageError extends CliError {
  override readonly exitCode = 2;
}
