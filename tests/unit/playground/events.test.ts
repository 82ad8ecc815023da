import {describe, expect, test} from 'vitest';

import {EventEmitter, on} from '../../../src/plugins/playground/frame/node/events';

describe('on', () => {
  test('keeps what is emitted before the first question', async () => {
    const emitter = new EventEmitter();
    const events = on(emitter, 'split');
    emitter.emit('split', 1);
    expect(await events.next()).toEqual({done: false, value: [1]});
  });

  test('ends when it is left, even while it waits, and listens no longer', async () => {
    const emitter = new EventEmitter();
    const events = on(emitter, 'split');
    const waiting = events.next();
    await events.return(undefined);
    expect(await waiting).toEqual({done: true, value: undefined});
    expect(emitter.listenerCount('split') + emitter.listenerCount('error')).toBe(0);
  });

  test('listens no longer after it was left before it began', async () => {
    const emitter = new EventEmitter();
    await on(emitter, 'split').return(undefined);
    expect(emitter.listenerCount('split') + emitter.listenerCount('error')).toBe(0);
  });

  test('throws what the emitter fails with, after the events before it', async () => {
    const emitter = new EventEmitter();
    const events = on(emitter, 'split');
    emitter.emit('split', 1);
    emitter.emit('error', new Error('no signal'));
    expect(await events.next()).toMatchObject({value: [1]});
    await expect(events.next()).rejects.toThrow('no signal');
  });

  test('throws an AbortError after an abort', async () => {
    const controller = new AbortController();
    const events = on(new EventEmitter(), 'split', {signal: controller.signal});
    const waiting = events.next();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({name: 'AbortError', code: 'ABORT_ERR'});
  });
});
