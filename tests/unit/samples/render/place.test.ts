import {describe, expect, it} from 'vitest';

import {place} from '../../../../src/clientModules/sample-types/place';

const phone = {width: 360, height: 640};

describe('place', () => {
  it('is above, from the left edge of what it explains', () => {
    expect(place({left: 40, top: 300, bottom: 320}, {width: 200, height: 80}, phone)).toEqual({
      left: 40,
      bottom: 346,
      maxHeight: 286,
    });
  });

  it('is below if there is no room above', () => {
    expect(place({left: 40, top: 50, bottom: 70}, {width: 200, height: 80}, phone)).toEqual({
      left: 40,
      top: 76,
      maxHeight: 556,
    });
  });

  it('stays 8 px inside both edges of the screen', () => {
    const size = {width: 344, height: 80};
    expect(place({left: 300, top: 300, bottom: 320}, size, phone).left).toBe(8);
    expect(place({left: -30, top: 300, bottom: 320}, size, phone).left).toBe(8);
  });

  it('takes the larger side if it fits on neither', () => {
    const size = {width: 200, height: 900};
    expect(place({left: 0, top: 400, bottom: 420}, size, phone)).toMatchObject({maxHeight: 386});
    expect(place({left: 0, top: 200, bottom: 220}, size, phone)).toMatchObject({top: 226});
  });
});
