// The options of the search index, for MiniSearch. The pages and the tests of the search load this file.

/** Words of questions, which are in every text. */
const stopWords =
  /^(?:a|an|the|of|in|on|at|by|to|from|for|with|without|after|before|and|or|no|not|if|is|are|was|be|do|does|did|can|should|must|have|has|get|take|want|need|use|how|what|when|where|why|which|who|i|my|me|we|our|you|your|it|its|this|that|there)$/i;

/** Returns a word in lower case, and each part of createPaymentSplit. */
const partsOf = (word) => {
  const parts = word.split(/(?<=[a-z])(?=[A-Z])|_/).filter((part) => part !== '');
  return (parts.length > 1 ? [word, ...parts] : [word]).map((part) => part.toLowerCase());
};

/** Returns what "rotate", "rotated" and "rotation" have in common. */
const stemOf = (word) => word.replace(/(?<=\w{3})(?:ations?|ions?|ings?|ied|ies|ed|es|e|y|s)$/, '');

globalThis.searchOptions = {
  idField: 'href',
  fields: ['title', 'keys', 'text', 'where'],
  storeFields: ['title', 'where', 'text'],
  // 409.300.002 is a word.
  tokenize: (text) => text.match(/\d{3}\.\d{3}\.\d{3}|[\p{L}\p{N}_]+/gu) ?? [],
  processTerm: (word) =>
    !stopWords.test(word) && [...new Set(partsOf(word).flatMap((part) => [part, stemOf(part)]))],
  searchOptions: {
    processTerm: (word) => !stopWords.test(word) && partsOf(word).map(stemOf),
    boost: { title: 3, keys: 4 },
    // Guides come first, then operations, fields, version 1 and the lists of the project.
    boostDocument: (href, term, { title, where }) => {
      const isTitle = title
        .toLowerCase()
        .replace(/seller.funds/, '')
        .includes(term);
      if (/^v\d+\./.test(href))
        return (href.startsWith('v1.') ? 0.6 : 1) * (where.startsWith('Field') ? 0.4 : 1);
      if (/^(?:decisions|claims|schema)\./.test(href)) return 0.3;
      if (!isTitle) return { 'Error codes': 0.6, Project: 0.3 }[where] ?? 1;
      return href.includes('#') ? 2 : 10;
    },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
  },
};

/** Words that readers type, with those of the site. */
const synonyms = [
  [/\bsdks?\b|\bnpm\b/gi, 'client'],
  [/\bdisputes?\b/gi, 'chargeback'],
  [/\bapi keys?\b|\bauth\b|\bcredentials?\b|\blogin\b/gi, 'authentication'],
  [/\bbearer(?: token)?\b|\baccess tokens?\b|\bsecret keys?\b/gi, 'authentication'],
  [/\b(?:rejected|declined|denied|refused|blocked|stuck|waiting)\b/gi, 'failed'],
  [/\b(?:http )?429\b|\btoo many requests\b|\bthrottl\w+/gi, 'rate limits'],
  [/\bhttp \d{3}\b|\b(?:4\d\d|5\d\d)\b(?!\.)/gi, 'status codes'],
  [/\bduplicates?(?: requests?)?\b|\bdouble\b|\btwice\b|\bsafe to retry\b/gi, 'idempotency'],
  [/\b(?:next page|cursor|offset|paging|page size)\b/gi, 'pagination'],
  [/\bswagger(?: file)?\b|\bspec(?:ification)? file\b/gi, 'openapi'],
  [/\b(?:monthly|daily|bookkeeping|accounting)(?: reports?| statements?)?\b/gi, 'report'],
  [/\b(?:marketplace|platform|application|service) fees?\b/gi, 'commission'],
  [/\b(?:automatic|recurring|automated)(?= payouts?)/gi, 'schedules'],
  [/\b(?:currency conversion|exchange rates?|fx|foreign currency)\b/gi, 'currency payout'],
  [/\b(?:vendor|supplier|sub-?merchant|connected account)s?\b/gi, 'seller'],
  [/\bpassports?\b|\bid cards?\b|\bproof of identity\b/gi, 'identity documents'],
  [/\bibans?\b/gi, 'bank account'],
  [/\b(?:requests|calls) per (?:second|minute)\b|\bquotas?\b/gi, 'rate limits'],
  [/\b(?:bank )?holidays?\b|\bweekends?\b/gi, 'business day'],
  [/\b(?:set ?up|configure|register|subscribe)(?= webhooks?)/gi, 'configuration'],
  [/\b(?:test (?:bank )?(?:accounts?|cards?|values)|magic values?)\b/gi, 'test data'],
  [/\btime travel\b|\bfast.?forward\b/gi, 'clock'],
  [/\b(?:go(?:ing)? )?(?:live|to production)\b|\bchecklist\b/gi, 'going live'],
  [/\bwithdraw(?:al)?s?\b/gi, 'payout'],
  [/\blocal(?:ly| development)?(?: server| machine)?\b/gi, 'sandbox'],
  [/\b(?:simulate|trigger|force|mock)\b/gi, 'test data'],
  [/\bdeprecat\w+|\bsunset\b/gi, 'api versions'],
  [/\b(?:retry (?:policy|strategy)|backoff)\b/gi, 'retries'],
  [
    /\b(?:ip )?(?:allow|white)lists?\b|\bfirewall\b|\bip (?:ranges?|addresses)\b/gi,
    'hosts https port',
  ],
];

/** Returns the entries with any word of the text; those with all of them count more. */
globalThis.findEntries = (index, typed) => {
  const text = synonyms.reduce((words, [word, instead]) => words.replaceAll(word, instead), typed);
  const whole = new Set(index.search(text, { combineWith: 'AND' }).map(({ id }) => id));
  const weigh = ({ id, score }) => (whole.has(id) ? 2.5 * score : score);
  return index.search(text).toSorted((one, other) => weigh(other) - weigh(one));
};
