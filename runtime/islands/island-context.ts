import { createContext } from 'preact';

/** What the parts of a live component know of the whole. */
export interface IslandState {
  /** What page components asked the page for at build. By kind and question. */
  answers: Readonly<Record<string, string>>;
  /** Begins the ids that `useId` gives. */
  prefix: string;
  /** How many ids were given. */
  ids: number;
}

/** The live component that a component stands in. */
export const IslandContext = createContext<IslandState>({ answers: {}, prefix: 'o', ids: 0 });
