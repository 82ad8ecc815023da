/**
 * What to write instead of words to avoid, as described in CONTRIBUTING under Words. A pattern with
 * false positives is narrowed here, never disabled on a page.
 */
const spelling: Record<string, RegExp> = {
  behavior: /\bbehaviour/gi,
  color: /\bcolour/gi,
  '-ize': /\b(?:de)?(?:seriali|initiali|normali|(?:un)?authori)s(?:e[ds]?|ers?|ing|ation)\b/gi,
  canceled: /\bcancell(?:ed|ing)\b/gi,
  license: /\blicence/gi,
  center: /\bcentre/gi,
  favorite: /\bfavourite/gi,
  catalog: /\bcatalogue/gi,
};

const names: Record<string, RegExp> = {
  TypeScript: /\b(?:Typescript|typescript(?![.\w@/-]))\b/g,
  JavaScript: /\b(?:Javascript|javascript(?![:.\w/-]))\b/g,
  'Next.js': /\bNext(?:JS|js|Js)\b/g,
  'Node.js': /\bNode(?:JS|js|Js)\b/g,
  tRPC: /\b(?:TRPC|Trpc|trpc)(?= (?:server|client|router|procedure|docs|API|app)s?\b)/g,
  GitHub: /\bGithub\b/g,
  npm: /\bNPM\b/g,
  'TanStack Query': /\b(?:Tanstack|Tan Stack)\b/g,
  'React Query': /\bReact-Query\b/g,
};

/**
 * One term for each thing: the table of terms in CONTRIBUTING. Some of its other words have a meaning
 * of their own elsewhere, as in "HTTP method", "event handler", "Fastify plugin" and "the client", so
 * they count only next to a word that rules this meaning out.
 */
const terms: Record<string, RegExp> = {
  procedure:
    /(?<!\b(?:HTTP|OpenAPI|OTLP|REST|token) )\bend-?points?\b|\b(?:API|remote|RPC|server) (?:methods?|operations?)\b/gi,
  resolver:
    /\b(?:resolver|resolving) functions?\b|\b(?:procedure|query|mutation|subscription|resolver)(?:'s)? handlers?\b/gi,
  router: /\bAPI objects?\b/gi,
  link: /\b(?:interceptors?|(?:client|link)(?:'s)? plugins?)\b/gi,
  'terminating link': /\b(?:terminal|ending|end) links?\b/gi,
  request: /\b(?:batched|HTTP|network) operations?\b/gi,
  context: /\b(?:ctx|context) objects?\b/gi,
  caller: /\b(?:server-side|in-process) clients?\b/gi,
  client: /\bfront-?ends?\b(?! Masters\b)/gi,
  server: /\bback-?ends?\b/gi,
  WebSocket: /\b(?<![-/])(?:[Ww]ebsocket|[Ww]eb [Ss]ocket)s?\b/g,
  'server-sent events': /\bserver[- ]side events\b/gi,
};

/** Phrases that read as if translated, and filler. */
const turns: Record<string, RegExp> = {
  'belongs in, or belongs to': /\bbelongs? into\b/gi,
  again: /\banew\b/gi,
  'later, or from there on': /\bfurther on\b/gi,
  'other than': /\belse than\b/gi,
  'fix, or correct': /\bmend(?:s|ed|ing)?\b/gi,
  'who decides or does it': /\bthe business of\b/gi,
  'what is not known': /\bknows? better\b/gi,
  inside: /\binside of\b/gi,
  "don't have to": /\bneed not\b/gi,
  until: /\btill\b/gi,
  'so that ... not, or in case': /\blest\b/gi,
  'during development': /\bwhile you develop\b/gi,
  'the other way around': /\bthe other way round\b/gi,
  'nothing is listening': /\bnothing listens\b/gi,
  '(nothing: it tells the reader nothing)': /\b(?:simply|obviously|of course|easily)\b/gi,
};

const rules = [spelling, names, terms, turns].flatMap((words) => Object.entries(words));

interface Word {
  /** Line within the text, from 0. */
  line: number;
  found: string;
  wanted: string;
}

/** Words of a text that this site spells differently. */
export function findWords(text: string): Word[] {
  return rules.flatMap(([wanted, pattern]) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      line: text.slice(0, index).split('\n').length - 1,
      found,
      wanted,
    })),
  );
}
