import { createContext } from 'preact';

/** State that all parts of an interactive component share. */
export interface IslandState {
  /** Results of page context calls that were recorded at build time, by call and arguments. */
  answers: Readonly<Record<string, string>>;
  /** Prefix of the ids from `useId`. */
  prefix: string;
  /** Number of ids so far. */
  ids: number;
}

/** The interactive component that contains a component. */
export const IslandContext = createContext<IslandState>({ answers: {}, prefix: 'o', ids: 0 });
