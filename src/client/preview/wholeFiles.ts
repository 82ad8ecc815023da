import chokidar from 'chokidar';

/** How long the size of a file has to stay the same, and how often it is looked at, in ms. */
const WRITTEN = {stabilityThreshold: 50, pollInterval: 10};

const {watch} = chokidar;

/**
 * Has Docusaurus' watchers tell of a file once it is written. A program that saves a file empties
 * it first. Docusaurus reads it as soon as it is told, at times between the two, and chokidar leaves
 * out a second change within 50 ms: the page, without its front matter, has another address then,
 * and "Page Not Found" stays in its place until the next edit.
 */
export function watchWholeFiles(): void {
  chokidar.watch = (paths, options) => watch(paths, {...options, awaitWriteFinish: WRITTEN});
}
