import type {DiagramProps} from '../types';

/** A subscription over SSE that reconnects and resumes where it stopped. */
export const trackedEvents = {
  title: 'A subscription that reconnects',
  description:
    'The client subscribes to reviewOnAdd without a last event id. The server sends review 1 with the id 1. The connection breaks. Meanwhile review 2 is added on the server. The client connects again and sends lastEventId 1. The procedure reads the reviews after 1 and sends review 2 with the id 2. It then waits, and sends review 3 with the id 3 when it is added.',
  caption:
    'The client remembers the last id. After a reconnect, the procedure sends what came after it, then continues live.',
  diagram: {
    kind: 'sequence',
    lanes: [
      {id: 'client', title: 'Client'},
      {id: 'server', title: 'Procedure'},
    ],
    steps: [
      {kind: 'message', from: 'client', to: 'server', label: 'reviewOnAdd'},
      {kind: 'message', from: 'server', to: 'client', label: 'id 1, review 1'},
      {kind: 'note', lane: 'client', lines: ['remembers id 1']},
      {kind: 'gap', label: 'the connection breaks'},
      {kind: 'note', lane: 'server', lines: ['review 2 is added']},
      {kind: 'message', from: 'client', to: 'server', label: 'lastEventId: 1'},
      {kind: 'note', lane: 'server', lines: ['reads what came', 'after 1']},
      {kind: 'message', from: 'server', to: 'client', label: 'id 2, review 2'},
      {kind: 'note', lane: 'server', lines: ['review 3 is added']},
      {kind: 'message', from: 'server', to: 'client', label: 'id 3, review 3'},
    ],
  },
} satisfies DiagramProps;
