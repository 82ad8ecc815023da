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
