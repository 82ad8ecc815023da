/** What the page asks the compiler's worker, and what it answers. */
import type {Asset} from '../api';
import type {Service} from './service';

/** What the compiler can be asked. */
export type Method = 'setFile' | 'check' | 'hover' | 'complete' | 'describe' | 'emit';

/** Calls a method of the compiler in its worker; rejects if that fails, or resolves to `Failed`. */
export type Ask<Failed = never> = <M extends Method>(
  method: M,
  ...args: Parameters<Service[M]>
) => Promise<ReturnType<Service[M]> | Failed>;

/** For the script that the worker starts with, once for each project: what it has to read. */
export interface Load {
  compiler: Asset;
  /** A folder such as `/node_modules/zod/` or `/lib/`, and its types. */
  folders: {folder: string; types: Asset}[];
}

/** That script answers once it has loaded, and passes everything else on to the compiler. */
export type ToWorker = {id: number} & ({load: Load} | {method: Method; args: unknown[]});

export type FromWorker =
  {id: number; answer: unknown} | {id: number; error: string} | {loaded: number; total: number};

/** From that script to the compiler: another project begins, which has these folders and no files yet. */
export interface Start {
  /**
   * JSON that maps paths in the folder to texts, with its address; absent if an earlier project had
   * the same.
   */
  folders: {folder: string; url: string; json?: ArrayBuffer}[];
}

export type ToCompiler = Start | {id: number; method: Method; args: unknown[]};
