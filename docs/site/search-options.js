// The options of the search index, for MiniSearch. The pages and the tests of the search load this file.
globalThis.searchOptions = {
  idField: 'href',
  fields: ['title', 'keys', 'text', 'where'],
  storeFields: ['title', 'where', 'text'],
  // 409.300.002 is a word, and so is each part of createPaymentSplit.
  tokenize: (text) => text.match(/\d{3}\.\d{3}\.\d{3}|[\p{L}\p{N}_]+/gu) ?? [],
  processTerm: (word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])|_/).filter((part) => part !== '');
    return (parts.length > 1 ? [word, ...parts] : [word]).map((part) => part.toLowerCase());
  },
  searchOptions: {
    boost: { title: 3, keys: 4 },
    // Rank a page with the word in its title above sections and fields.
    boostDocument: (href, term, { title }) =>
      !/#|^v\d+\./.test(href) && title.toLowerCase().includes(term) ? 10 : 1,
    prefix: true,
    fuzzy: 0.15,
  },
};

/** Returns entries with all words of the text; if there are none, entries with any of them. */
globalThis.findEntries = (index, text) => {
  const all = index.search(text, { combineWith: 'AND' });
  return all.length > 0 ? all : index.search(text);
};
