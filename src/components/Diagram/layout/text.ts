import type {TextTone} from '../types';

/** Width of every drawing: what a phone of 360 px leaves between the page's margins. */
export const CANVAS = 320;

/** Distance from one line of text to the next. */
export const LINE = 17;

/** Offset from the middle of a line of text to its baseline. */
export const BASELINE = 4;

/** Font sizes, the same as in styles.module.css. */
const SIZES: Record<TextTone, number> = {title: 13, code: 12.5, note: 12, label: 12, region: 12};

/*
 * Average width of a character as a share of the font size, on the wide side of the system fonts
 * that src/css/site.css names: text is set in whichever of them the reader has.
 */
const SANS = 0.54;
const MONO = 0.605;

/** Checks that `text` fits into `room` units. Throws an error that says which text to shorten. */
export function requireFit(text: string, tone: TextTone, room: number): void {
  const width = text.length * SIZES[tone] * (tone === 'code' ? MONO : SANS);
  if (width > room) {
    throw new Error(
      `Diagram: "${text}" takes about ${Math.ceil(width)} units and has ${Math.floor(room)}. Shorten it.`,
    );
  }
}
