/** Limit for the number of logs, for code that prints in a loop. */
const maxLogs = 200;

/** Output of author code. */
export interface AuthorLog {
  /** Relative to the docs folder; empty if unknown. */
  file: string;
  /** 1-based; 0 if unknown. */
  line: number;
  /** The function that printed it, usually a component. May be empty. */
  name: string;
  text: string;
}

/** Output of author code, in a process and from all processes: each text once, up to a limit. */
export class AuthorLogs {
  readonly #shown = new Set<string>();
  readonly #show: (log: AuthorLog) => void;

  constructor(show: (log: AuthorLog) => void) {
    this.#show = show;
  }

  /** Whether the limit is reached. */
  get isFull(): boolean {
    return this.#shown.size >= maxLogs;
  }

  add(log: AuthorLog): void {
    const key = formatLog(log);
    if (!log.text || this.isFull || this.#shown.has(key)) return;
    this.#shown.add(key);
    this.#show(log);
    if (this.isFull) this.#show({ file: '', line: 0, name: '', text: '… (more output is not shown)' });
  }
}

/** `snippets/chart.jsx:12 (Chart)  the text`. */
export function formatLog({ file, line, name, text }: AuthorLog): string {
  const location = file ? `${file}${line > 0 ? `:${line}` : ''}${name ? ` (${name})` : ''}` : 'docs';
  return `${location}  ${text}`;
}
