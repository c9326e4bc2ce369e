/** What a process opens the tasks from that load a site. */
export const loadSetup = 'load';
