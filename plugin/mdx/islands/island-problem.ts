/** Problems of interactive components that cannot be rendered without a browser. */
import { isA, readThrown } from '../../core/errors/thrown.js';

/** Thrown for an interactive component that shows a promise. */
export class WaitingIsland extends Error {}

/** The problem of the component `name` that threw `error`, without its place. */
export function islandProblem(error: unknown, name: string): { code: string; message: string; hint: string } {
  const subject = name.startsWith('_') ? 'This expression' : `<${name}>`;
  if (isA(error, WaitingIsland))
    return {
      code: 'island-waits',
      message: `${subject} shows a promise, but components that run in the browser cannot wait.`,
      hint: 'Load the data in useEffect, or await it outside of the component and pass it as a prop.',
    };
  return {
    code: 'island-failed',
    message: `${subject} cannot be rendered without a browser: ${readThrown(error).message}`,
    hint: 'Until its script runs, readers see its children. To show something at once, read browser objects in useEffect.',
  };
}
