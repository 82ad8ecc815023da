/** The subject of a picture, and its file name. */
import type {Subject} from './subjects';

/** Of the window, in CSS pixels: a phone and a desktop. */
export const widths = [390, 1440] as const;
export type Width = (typeof widths)[number];

/** Of the window, in CSS pixels. */
export const height = 900;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Picture {
  subject: Subject;
  width: Width;
  scheme: Scheme;
  png: Buffer;
}

/** Such as `page-list-of-posts-390-dark.png`. */
export function fileOf({kind, name}: Subject, width: Width, scheme: Scheme): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${[kind, ...words, width, scheme].join('-')}.png`;
}

/** The widths at which the subject exists. */
export function widthsOf({only}: Subject): readonly Width[] {
  return only === undefined ? widths : [only];
}
