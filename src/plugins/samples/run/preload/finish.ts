import {FINISH} from './messages';

const POLL_MS = 5;
/** Stops even a server that keeps its own connections open. */
const MAX_POLLS = 60;

function hasOpenConnection(): boolean {
  return process.getActiveResourcesInfo().includes('TCPSocketWrap');
}

/**
 * Shuts down a server only after it has seen its clients disconnect, so that what it prints on a
 * closed connection is always part of its output.
 */
export function finishWhenAsked(): void {
  process.on('message', (message) => {
    if (message !== FINISH) return;
    let quiet = 0;
    let polls = 0;
    const timer = setInterval(() => {
      quiet = hasOpenConnection() ? 0 : quiet + 1;
      polls++;
      if (quiet < 2 && polls < MAX_POLLS) return;
      clearInterval(timer);
      process.kill(process.pid, 'SIGTERM');
    }, POLL_MS);
  });
}
