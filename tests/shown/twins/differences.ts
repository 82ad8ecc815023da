/**
 * What a page and its Markdown twin say in different forms on purpose. Each difference brings one
 * side, or both, into a common form; it finds its place by structure, and takes no word away that
 * the other side could miss. All else that differs is a fault of the page or of the twin.
 */
import type {Element, Root} from 'hast';

import * as api from './api';
import * as prose from './prose';
import * as samples from './samples';

/** A page and its twin, as trees to be rewritten in place. */
export interface Sides {
  page: Element;
  twin: Root;
  /** Of the page's head. */
  description: string;
  /** Of the page's head, too: what it declares to answer. */
  questions: string;
  /** Of the page, with its origin. */
  address: string;
}

/** @returns how often the difference was met */
type Rewrite = (sides: Sides) => number;

export interface Difference {
  name: string;
  reason: string;
  page?: Rewrite;
  twin?: Rewrite;
}

export const differences: readonly Difference[] = [
  {
    name: 'what a twin is',
    reason:
      'a file that stands alone says what the page has in its head: description, address, and the questions that it answers',
    twin: prose.head,
  },
  {
    name: 'what serves the page',
    reason:
      'below the title stand the control that leads to the twin, and the banner of the version, which the twin names',
    page: prose.service,
  },
  {
    name: 'callout',
    reason: 'the icon and color of a callout are its kind; text has the word',
    page: prose.callouts,
  },
  {
    name: 'tabs',
    reason: 'the names of tabs stand side by side on the page, and in text each above its panel',
    page: prose.tabs,
  },
  {
    name: 'diagram',
    reason: 'a drawing is, in text, the title and description that screen readers have of it',
    page: prose.diagrams,
    twin: prose.diagramLabels,
  },
  {
    name: 'file name of a sample',
    reason: 'the page shows it as a caption, and the twin has it in the info string of a fence',
    twin: samples.titles,
  },
  {
    name: 'note in a sample',
    reason: 'the page underlines what a note is about; text points at it from a comment',
    twin: samples.notes,
  },
  {
    name: 'changed line of a sample',
    reason: 'it is colored on the page, and has a sign in text',
    page: samples.signs,
  },
  {
    name: 'API: facts of an entry',
    reason:
      'tags beside the import say kind and source; text says it in a sentence below the signature, which shows the kind',
    page: api.facts,
  },
  {
    name: 'API: table of members',
    reason: 'rows of a table are, in text, items of a list, which hold code of any length',
    page: api.members,
  },
  {
    name: 'API: long code',
    reason: 'the page folds it below its first line, or the number of its lines',
    page: api.longCode,
  },
  {
    name: 'API: many guides',
    reason: 'the page folds them below their number, which the list in the twin omits',
    page: api.guides,
  },
  {
    name: 'API: deprecated entry',
    reason: 'the word begins the line on the page, and is a heading in text',
    page: api.deprecated,
  },
  {
    name: 'API: package of a group',
    reason: 'it stands apart from the title on the page; text has a word between them',
    page: api.groups,
  },
  {
    name: 'API: text of a name',
    reason: 'the page shows it when a name is pointed at',
    page: api.names,
  },
];
