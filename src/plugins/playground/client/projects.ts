import {jsonLoader} from '../../../client/release/browser/json';
import type {PlaygroundPage} from '../api';

/** Loads the projects of a page. */
export const loadProjects = jsonLoader<PlaygroundPage>();
