import chokidar from 'chokidar';

/** How long the size of a file has to stay the same, and how often it is looked at, in ms. */
const WRITTEN = {stabilityThreshold: 50, pollInterval: 10};

const {watch} = chokidar;

/**
 * Makes Docusaurus' watchers report a file once it is fully written. Editors truncate a file before
 * they write it, so Docusaurus may read it empty, and chokidar drops a second event within 50 ms. A
 * page without its front matter has another URL, so the preview would show "Page Not Found" until the
 * next edit.
 *
 * They also report changes of files that a watched one follows from, of which Docusaurus knows nothing.
 *
 * @param alsoWatch - such files, as patterns, by the watched file; all relative to the site's root
 */
export function patchWatchers(alsoWatch: Readonly<Record<string, readonly string[]>>): void {
  chokidar.watch = (paths, options) => {
    const watched = [paths].flat();
    const more = watched.flatMap((file) => alsoWatch[file] ?? []);
    return watch([...watched, ...more], {...options, awaitWriteFinish: WRITTEN});
  };
}
