import fs from 'node:fs';
import path from 'node:path';

/**
 * The ports of one run: a folder shared by its processes, with one file per port written in a sample
 * (`3000`) that holds the free port the system really gave. Files, because `connect` needs the answer
 * synchronously and from whichever process listens.
 */
export class PortRegistry {
  constructor(private readonly folder: string) {
    fs.mkdirSync(folder, {recursive: true});
  }

  /** The real port behind a sample's port; `undefined` while nothing listens on it. */
  lookUp(samplePort: number): number | undefined {
    try {
      return Number(fs.readFileSync(this.file(samplePort), 'utf8'));
    } catch {
      return undefined;
    }
  }

  register(samplePort: number, realPort: number): void {
    // Written beside and renamed, so that no process ever reads half a number.
    const draft = `${this.file(samplePort)}.${process.pid}`;
    fs.writeFileSync(draft, String(realPort));
    fs.renameSync(draft, this.file(samplePort));
  }

  release(samplePort: number): void {
    fs.rmSync(this.file(samplePort), {force: true});
  }

  private file(samplePort: number): string {
    return path.join(this.folder, String(samplePort));
  }
}
