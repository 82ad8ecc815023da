import {process} from '../process';

export const {argv, cwd, env, exit, hrtime, nextTick, platform, stderr, stdout, version, versions} =
  process;
export default process;
