// Loaded into every sample's process before the sample (node --require).
import path from 'node:path';
import {patchConnect} from './connect';
import {patchListen} from './listen';
import {FINISH} from './messages';
import {PortRegistry} from './port-registry';

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
function finishWhenAsked(): void {
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

// This module is bundled into the project's directory, next to the ports of the run.
const registry = new PortRegistry(path.join(__dirname, 'ports'));
patchListen(registry);
patchConnect(registry);
finishWhenAsked();

// The channel closes when the runner exits, however it does, so no sample outlives it.
process.on('disconnect', () => process.exit(1));
// These listeners would keep the process alive, but a sample must end by itself.
process.channel?.unref();
