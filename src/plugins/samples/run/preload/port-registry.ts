import fs from 'node:fs';
import path from 'node:path';

/**
 * The ports of one run: a directory shared by its processes, with one file for each port in a sample
 * (`3000`) that contains the free port that the system assigned. It uses files because `connect`
 * needs the answer synchronously, whichever process listens.
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
    // Written to a temporary file and renamed, so that no process ever reads a partial number.
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
