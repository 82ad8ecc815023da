import chokidar from 'chokidar';

/** How long, in milliseconds, a file's size has to stay the same, and how often it is polled. */
const WRITTEN = {stabilityThreshold: 50, pollInterval: 10};

const {watch} = chokidar;

/**
 * Makes Docusaurus' watchers report a file once it is completely written. Editors truncate a file
 * before they write it, so Docusaurus may read it empty, and chokidar drops a second event within
 * 50 ms. A page without front matter has a different URL, so the preview would show "Page Not
 * Found" until the next edit.
 *
 * The watchers also report changes to files that a watched file depends on without Docusaurus
 * knowing.
 *
 * @param alsoWatch - patterns of such files, by the watched file; all relative to the site's root
 */
export function patchWatchers(alsoWatch: Readonly<Record<string, readonly string[]>>): void {
  chokidar.watch = (paths, options) => {
    const watched = [paths].flat();
    const more = watched.flatMap((file) => alsoWatch[file] ?? []);
    return watch([...watched, ...more], {...options, awaitWriteFinish: WRITTEN});
  };
}
