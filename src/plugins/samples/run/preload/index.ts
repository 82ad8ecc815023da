// Loaded into every sample's process before the sample (node --require).
import path from 'node:path';
import {patchConnect} from './connect';
import {finishWhenAsked} from './finish';
import {patchListen} from './listen';
import {PortRegistry} from './port-registry';

// This module is bundled into the project's directory, next to the ports of the run.
const registry = new PortRegistry(path.join(__dirname, 'ports'));
patchListen(registry);
patchConnect(registry);
finishWhenAsked();

// The channel closes when the runner exits, however it does, so no sample outlives it.
process.on('disconnect', () => process.exit(1));
// These listeners would keep the process alive, but a sample must end by itself.
process.channel?.unref();
