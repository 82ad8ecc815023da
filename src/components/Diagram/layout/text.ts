import type {TextTone} from '../types';

/** Width of every drawing: that of the text on a phone of 360 px. */
export const CANVAS = 320;

/** Line height. */
export const LINE = 17;

/** Offset from the middle of a line of text to its baseline. */
export const BASELINE = 4;

/** Font sizes, the same as in styles.module.css. */
const SIZES: Record<TextTone, number> = {title: 13, code: 12.5, note: 12, label: 12, region: 12};

/* Average width of a character as a share of the font size, rather wide for the system fonts that
   src/css/site.css lists, because the reader may have any of them. */
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
