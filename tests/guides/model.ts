/** The vocabulary of following a guide: what a reader does, and what went wrong. */

/** A position on a page; `line` is 1-based. */
export interface Place {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  line: number;
}

/** What a reader does, in the order of the page. */
export type Step = {line: number} & (
  | {
      /** Follows another page, or a section of it, before this one. */
      kind: 'follow';
      file: string;
      /** Id of the section's heading; absent for the whole page. */
      section?: string;
    }
  | {
      /** Writes what a block shows to each of the files that its title names. */
      kind: 'write';
      paths: string[];
      text: string;
    }
  | {
      /** Runs a command to its end, or starts a server and leaves it running. */
      kind: 'command';
      command: string;
      serves: boolean;
      /** Whether the page shows it for other package managers as well, in tabs. */
      inTabs?: boolean;
    }
  | {
      /** Ends the servers that run. */
      kind: 'stop';
    }
  | {
      /** Opens a page in a browser and compares what it shows, state by state, with the page. */
      kind: 'open';
      url: string;
      /** Labels of the buttons to press, one after the other. */
      presses: string[];
      /** Whether the page says that the server's HTML already has what is shown first. */
      inHtml: boolean;
      /** Whether the page says that the browser makes no request. */
      noRequest: boolean;
      text: string;
    }
  | {
      /** Compares what was printed with what the page shows. */
      kind: 'output';
      text: string;
      /** The file that printed it. */
      printer: string;
      /** Whether that is a server, which goes on running. */
      serves: boolean;
    }
);

/** A page as its reader follows it. */
export interface Guide {
  file: string;
  /** The line of Node.js that the page asks for, such as 22; absent where any will do. */
  node?: number;
  /** In what the page begins: an empty folder, or one that another page made. */
  steps: Step[];
  /** What makes the page impossible to follow, found by reading it alone. */
  problems: Failure[];
}

/** A step that does not do what the page says. */
export interface Failure extends Place {
  /** What the reader did, such as `npx tsx client/index.ts`. */
  step: string;
  /** What the page promises. */
  expected: string;
  /** What came instead. */
  actual: string;
}
