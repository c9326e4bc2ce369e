/** What `octavo --help` prints. */
export const help = `octavo: a static documentation site from docs.json and a folder of MDX pages

Usage: octavo <command> [DIR] [options]     DIR: the folder with docs.json (default: this one)

  octavo dev [DIR]        serve the site, and show edits at once
    --port PORT             default 3000; the next free one if it is taken
    --host HOST             default: this machine only
    --base /PATH/           where the site stands on its host (default /)

  octavo build [DIR]      write the site
    --out DIR               default DIR/dist
    --base /PATH/           where the site stands on its host (default /)
    --site URL              address of the host, for the sitemap and canonical links
    --json                  print the result as one JSON object
    --no-cache              build every page anew

  octavo check [DIR]      find the same problems, write nothing
    --compat                list each setting, front-matter key, component and prop with its effect
    --base, --json, --no-cache as above

  octavo preview [DIR]    serve what "octavo build" wrote
    --out DIR, --port PORT, --host HOST, --base /PATH/ as given to the build

  --help, --version

Exit code: 0 no errors (there may be warnings), 1 errors, 2 wrong usage.
`;
