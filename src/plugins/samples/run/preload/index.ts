// Loaded into every sample's process before the sample (node --require).
import {patchConnect} from './connect';
import {finishWhenAsked} from './finish';
import {patchListen} from './listen';
import {PortRegistry} from './port-registry';

const folder = process.env.SAMPLE_PORTS;
if (!folder) throw new Error('SAMPLE_PORTS must name the folder of the run’s ports');
delete process.env.SAMPLE_PORTS;

const registry = new PortRegistry(folder);
patchListen(registry);
patchConnect(registry);
finishWhenAsked();

// The channel closes when the runner is gone, however it went: no sample outlives it.
process.on('disconnect', () => process.exit(1));
// These listeners keep the process alive; a sample must end by itself.
process.channel?.unref();
