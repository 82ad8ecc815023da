interface Rectangle {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  /** Distance from the viewport's top; absent if the popup is above its target. */
  top?: number;
  /** Distance from the viewport's bottom; absent if the popup is below its target. */
  bottom?: number;
  maxHeight: number;
}

const gap = 6;
const margin = 8;

/**
 * Places a popup above its target, or below if there is more room; never off-screen. All values are
 * CSS pixels in the viewport.
 */
export function place(anchor: Rectangle, popup: Size, viewport: Size): Placement {
  const above = anchor.top - gap - margin;
  const below = viewport.height - anchor.bottom - gap - margin;
  const rightmost = viewport.width - popup.width - margin;
  const left = Math.max(margin, Math.min(anchor.left, rightmost));
  return popup.height <= above || above >= below
    ? {left, bottom: viewport.height - anchor.top + gap, maxHeight: above}
    : {left, top: anchor.bottom + gap, maxHeight: below};
}
