/** Words of a question that say nothing about its answer: not indexed, and not searched for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by can could did do does each for from get gets had has have how i if in into is it ' +
    'its me my no not of on one only or our out please should so than that the their them then there they these ' +
    'this those to use using want was we were what when where which why will with would you your'
  ).split(' '),
);

/** Every page is about it; searched for when nothing else is. */
export const BRAND = 'trpc';

/** Verbs and nouns of a question that say little about its answer; stems. */
export const WEAK_STEMS: ReadonlySet<string> = new Set(
  'add build call chang creat defin exampl guid implement mak need option set show way work writ'.split(
    ' ',
  ),
);
