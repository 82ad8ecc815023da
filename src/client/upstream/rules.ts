import {fileOf, replacedBy, swapping, type Bundler, type BundlerPlugin, type Swap} from './modules';
import type {Row} from './table';

interface Rules {
  module: {rules: {resource: string; loader: string}[]};
  plugins: BundlerPlugin[];
}

/** The bundler configuration for a set of rows, with the guard that they take effect. */
export function rulesOf(rows: readonly Row[], bundler: Bundler): Rules {
  const swaps = rows.flatMap((row): Swap[] =>
    'standIn' in row.with ? [{from: replacedBy(row), to: row.with.standIn}] : [],
  );
  const patches = rows.flatMap((row) =>
    'loader' in row.with ? [{resource: fileOf(row), loader: row.with.loader}] : [],
  );
  const patched = patches.map(({resource}) => resource);
  return {module: {rules: patches}, plugins: [swapping(bundler, swaps, patched)]};
}
