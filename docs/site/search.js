// Search. The index is loaded from beside the page when it is first needed.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const load = (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `assets/${file}`;
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${file} is not there.`)));
      document.head.append(script);
    });

  /** A few words around the first place that fits. */
  const excerpt = ({ text, terms }) => {
    const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0);
    const start = Math.max(0, Math.min(...found, text.length) - 40);
    return `${start > 0 && found.length > 0 ? '…' : ''}${text.slice(found.length > 0 ? start : 0).slice(0, 140)}`;
  };

  const entryOf = (hit) => {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    link.href = hit.id;
    for (const [name, text] of [
      ['strong', hit.title],
      ['small', hit.where],
      ['span', excerpt(hit)],
    ]) {
      const part = document.createElement(name);
      part.textContent = text;
      link.append(part);
    }
    entry.append(link);
    return entry;
  };

  const element = (id) => document.getElementById(id);
  const dialog = element('search');
  const input = element('search-text');
  const results = element('search-results');
  const most = 12;
  let index;

  /** Makes the index when it is first needed: some hundred entries, a few milliseconds. */
  const prepare = async () => {
    await Promise.all([load('minisearch.js'), load('search-index.js')]);
    index = new globalThis.MiniSearch({
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
        // Of a word that is everywhere, the page that is about it comes before its mentions.
        boostDocument: (href) => (href.includes('#') || /^v\d+\./.test(href) ? 1 : 5),
        prefix: true,
        fuzzy: 0.15,
      },
    });
    index.addAll(globalThis.searchEntries);
    show();
  };

  /** What has all words; where nothing has, what has some. */
  const hitsFor = (text) => {
    const all = index.search(text, { combineWith: 'AND' });
    return all.length > 0 ? all : index.search(text);
  };

  const show = () => {
    const text = input.value.trim();
    const hits = index === undefined || text === '' ? [] : hitsFor(text);
    results.replaceChildren(...hits.slice(0, most).map(entryOf));
    const count = hits.length > most ? `The best ${most} of ${hits.length}` : String(hits.length);
    element('search-state').textContent =
      text === '' ? '' : hits.length === 0 ? `Nothing has “${text}”.` : `${count} found`;
  };

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    if (index === undefined) {
      prepare().catch((error) => (element('search-state').textContent = error.message));
    }
  };

  element('find').addEventListener('click', open);
  input.addEventListener('input', show);
  results.addEventListener('click', (event) => {
    if (event.target.closest('a')) dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  addEventListener('keydown', (event) => {
    const field = event.target.closest?.('input, textarea, select, [contenteditable]');
    // A dialog that was just closed keeps the focus until the next frame.
    const isTyping = field && (dialog.open || !dialog.contains(field));
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey;
    if (isSlash || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  // Arrows walk through what was found; Enter in the field opens the first.
  dialog.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      (at + step < 0 ? input : (links[at + step] ?? links.at(-1) ?? input)).focus();
    } else if (event.key === 'Enter' && document.activeElement === input) {
      event.preventDefault();
      links[0]?.click();
    }
  });
}
