/**
 * Words of a question that carry no information about its answer: neither indexed nor searched for.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by can could did do does each for from get gets had has have how i if in into is it ' +
    'its me my no not of on one only or our out please should so than that the their them then there they these ' +
    'this those to use using want was we were what when where which why will with would you your'
  ).split(' '),
);

/** Every page is about it, so it is searched for only if nothing else is left. */
export const BRAND = 'trpc';
