// Loaded into every sample's process before the sample (node --require).
import path from 'node:path';
import {patchConnect} from './connect';
import {finishWhenAsked} from './finish';
import {patchListen} from './listen';
import {PortRegistry} from './port-registry';

// This module is bundled into the project's folder; the ports of the run stand beside it.
const registry = new PortRegistry(path.join(__dirname, 'ports'));
patchListen(registry);
patchConnect(registry);
finishWhenAsked();

// The channel closes when the runner is gone, however it went: no sample outlives it.
process.on('disconnect', () => process.exit(1));
// These listeners keep the process alive; a sample must end by itself.
process.channel?.unref();
