// The options of the search index, for MiniSearch. The pages and the tests of the search load this file.
globalThis.searchOptions = {
  idField: 'href',
  fields: ['title', 'keys', 'text', 'where'],
  storeFields: ['title', 'where', 'text'],
  // 409.300.002 is a word, and so is each part of createPaymentSplit.
  tokenize: (text) => text.match(/\d{3}\.\d{3}\.\d{3}|[\p{L}\p{N}_]+/gu) ?? [],
  processTerm: (word) => {
    // Words of questions are in every text.
    if (/^(?:how|do|does|i|my|we|a|an|the|to|of|in|is|are|can|what|with|for)$/i.test(word))
      return false;
    const parts = word.split(/(?<=[a-z])(?=[A-Z])|_/).filter((part) => part !== '');
    return (parts.length > 1 ? [word, ...parts] : [word]).map((part) => part.toLowerCase());
  },
  searchOptions: {
    boost: { title: 3, keys: 4 },
    // Guides come first, then operations, fields, version 1 and the lists of the project.
    boostDocument: (href, term, { title, where }) => {
      const isTitle = title.toLowerCase().includes(term);
      if (/^v\d+\./.test(href))
        return (href.startsWith('v1.') ? 0.6 : 1) * (where.startsWith('Field') ? 0.4 : 1);
      if (/^(?:decisions|claims|schema)\./.test(href)) return 0.3;
      if (!isTitle) return { 'Error codes': 0.6, Project: 0.3 }[where] ?? 1;
      return href.includes('#') ? 2 : 10;
    },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
  },
};

/** Words that readers type, with those of the site. */
const synonyms = [
  [/\bsdks?\b|\bnpm\b/gi, 'client'],
  [/\bdisputes?\b/gi, 'chargeback'],
  [/\bapi keys?\b|\bauth\b|\bcredentials?\b|\blogin\b/gi, 'authentication'],
  [/\brejected\b|\bdeclined\b/gi, 'failed'],
  [/\b(?:test (?:bank )?(?:accounts?|cards?|values)|magic values?)\b/gi, 'test data'],
  [/\btime travel\b|\bfast.?forward\b/gi, 'clock'],
  [/\bgo live\b|\bchecklist\b/gi, 'going live'],
  [/\bwithdraw(?:al)?s?\b/gi, 'payout'],
  [/\bwhy (?:was|is|did)\b/gi, ' '],
];

/** Returns entries with all words of the text; if there are none, entries with any of them. */
globalThis.findEntries = (index, typed) => {
  const text = synonyms.reduce((words, [word, instead]) => words.replaceAll(word, instead), typed);
  const all = index.search(text, { combineWith: 'AND' });
  return all.length > 0 ? all : index.search(text);
};
