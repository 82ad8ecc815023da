/**
 * Maps words to avoid to what to write instead, as described in CONTRIBUTING under Words. A pattern
 * with false positives is narrowed here, never disabled on a page.
 */
type Words = Readonly<Record<string, RegExp>>;

const spelling: Words = {
  behavior: /\bbehaviou?r(?<!behavior)s?\b/gi,
  color: /\bcolou?r(?<!color)(?:s|ed)?\b/gi,
  serialize: /\b(?:de)?seriali[s](?:e|es|ed|er|ers|ing|ation)\b/gi,
  initialize: /\binitiali[s](?:e|es|ed|ing|ation)\b/gi,
  normalize: /\bnormali[s](?:e|es|ed|ing|ation)\b/gi,
  authorize: /\b(?:un)?authori[s](?:e|es|ed|ing|ation)\b/gi,
  canceled: /\bcancell(?:ed|ing)\b/gi,
  license: /\blicence[sd]?\b/gi,
  center: /\bcentre[sd]?\b/gi,
  favorite: /\bfavourites?\b/gi,
  catalog: /\bcatalogues?\b/gi,
};

const names: Words = {
  TypeScript: /\b(?:Typescript|typescript(?![.\w@/-]))\b/g,
  JavaScript: /\b(?:Javascript|javascript(?![:.\w/-]))\b/g,
  'Next.js': /\b(?:NextJS|Nextjs|NextJs)\b/g,
  'Node.js': /\b(?:NodeJS|Nodejs|NodeJs)\b/g,
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
const terms: Words = {
  procedure:
    /(?<!\b(?:HTTP|OpenAPI|OTLP|REST|token) )\bend-?points?\b|\b(?:API|remote|RPC|server) (?:methods?|operations?)\b/gi,
  resolver:
    /\b(?:resolver|resolving) functions?\b|\b(?:procedure|query|mutation|subscription|resolver)(?:'s)? handlers?\b/gi,
  router: /\bAPI objects?\b/gi,
  link: /\b(?:interceptors?|(?:client|link)(?:'s)? plugins?)\b/gi,
  'terminating link': /\b(?:terminal|ending|end) links?\b/gi,
  operation: /\brequest that (?:an?|each|every|the) link (?:gets|receives)\b/gi,
  request: /\b(?:batched|HTTP|network) operations?\b/gi,
  context: /\b(?:ctx|context) objects?\b/gi,
  caller: /\b(?:server-side|in-process) clients?\b|\bclient that \W*createCaller\b/gi,
  client: /\bfront-?ends?\b(?! Masters\b)/gi,
  server: /\bback-?ends?\b/gi,
  WebSocket: /\b(?<![-/])(?:[Ww]ebsocket|[Ww]eb [Ss]ocket)s?\b/g,
  'server-sent events': /\bserver[- ]side events\b/gi,
  Fix: /\bcures?\b/gi,
};

/** Phrases that read as if translated. */
const turns: Words = {
  'belongs in, or belongs to': /\bbelongs? into\b/gi,
  again: /\banew\b/gi,
  'later, or from there on': /\bfurther on\b/gi,
  'other than': /\belse than\b/gi,
  'what it does, as in "by importing it"': /\bby that(?=[.,;])/gi,
  'fix, or correct': /\bmend(?:s|ed|ing)?\b/gi,
  'who decides or does it': /\bthe business of\b/gi,
  'what is not known': /\bknows? better\b/gi,
  'describes, or explains': /\b(?:tells?|says?) more\b(?! than)/gi,
  'is, or comes':
    /\bstands? (?=(?:in|on|at|below|above|beside|before|after|there|behind|where)\b)/gi,
  inside: /\binside of\b/gi,
  'what is good and what is bad': /\bfor good and (?:for )?bad\b/gi,
  "don't have to": /\bneed not\b/gi,
  until: /\btill\b/gi,
  'so that ... not, or in case': /\blest\b/gi,
  'those that pass': /\bpassing ones\b/gi,
  'nothing about': /\bknow(?:s|n)? nothing of\b/gi,
  'learn about': /\bhears? of\b/gi,
  'during development': /\bwhile you develop\b/gi,
  anymore: /\bany more(?=[.,;:)*]| (?:and|because|so|when)\b)/gi,
  'the other way around': /\bthe other way round\b/gi,
  'nothing is listening': /\bnothing listens\b/gi,
  'calls in a batch': /\b(?:calls?|operations) of (?:an?|one|the|this|each)(?: same)? batch\b/gi,
  'none of': /(?<!know(?:s|n)? )\bnothing of (?:it|them|the|this)\b/gi,
  privately: /\bin private(?=[,.:;])/gi,
  'a few seconds': /(?<!for )\bsome (?:milli)?seconds\b/gi,
  'kept typing': /\btyped on\b/gi,
  'after you press the button': /\bpress of the button\b/gi,
};

const filler: Words = {
  '(nothing: it tells the reader nothing)': /\b(?:simply|obviously|of course|easily)\b/gi,
};

interface Word {
  /** Line within the text, from 0. */
  line: number;
  found: string;
  wanted: string;
}

/** All rules: what to write, and what it replaces. */
export const wordRules: readonly (readonly [wanted: string, pattern: RegExp])[] = [
  spelling,
  names,
  terms,
  turns,
  filler,
].flatMap((words) => Object.entries(words));

/** Words of a text that this site spells differently. */
export function findWords(text: string): Word[] {
  return wordRules.flatMap(([wanted, pattern]) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      line: text.slice(0, index).split('\n').length - 1,
      found: found.trim(),
      wanted,
    })),
  );
}
