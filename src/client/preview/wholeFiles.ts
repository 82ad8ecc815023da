import chokidar from 'chokidar';

/** How long the size of a file has to stay the same, and how often it is looked at, in ms. */
const WRITTEN = {stabilityThreshold: 50, pollInterval: 10};

const {watch} = chokidar;

/**
 * Makes Docusaurus' watchers report a file once it is fully written. Editors truncate a file before
 * they write it, so Docusaurus may read it empty, and chokidar drops a second event within 50 ms. A
 * page without its front matter has another URL, so the preview would show "Page Not Found" until the
 * next edit.
 */
export function watchWholeFiles(): void {
  chokidar.watch = (paths, options) => watch(paths, {...options, awaitWriteFinish: WRITTEN});
}
