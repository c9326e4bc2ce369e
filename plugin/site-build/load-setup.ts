/** The setup of a process that loads a site for dev, and builds no pages. */
export const loadSetup = 'load';
