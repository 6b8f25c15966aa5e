// The search dialog. The index is loaded on first use.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const { element, make } = globalThis.pageTools;
  const load = (file) =>
    new Promise((resolve, reject) => {
      const script = make('script', [], { src: `assets/${file}` });
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`Cannot load ${file}.`)));
      document.head.append(script);
    });

  /** Returns the text from a few words before the first match, at most 140 characters, with the matches marked. */
  const excerpt = ({ text, terms }) => {
    const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0);
    const first = found.length > 0 ? Math.min(...found) : 0;
    const start = first > 20 ? text.lastIndexOf(' ', first - 15) + 1 : 0;
    const shown = `${start > 0 ? '…' : ''}${text.slice(start, start + 140)}`;
    const longest = terms.toSorted((one, other) => other.length - one.length);
    const words = new RegExp(`(${longest.join('|')})`, 'i');
    return shown.split(words).map((part, at) => (at % 2 === 1 ? make('mark', part) : part));
  };

  const entryOf = (hit) =>
    make(
      'li',
      make('a', [make('strong', hit.title), make('small', hit.where), make('span', excerpt(hit))], {
        href: hit.id,
      }),
    );

  const dialog = element('search');
  const input = element('search-text');
  const results = element('search-results');
  const most = 12;
  let index;

  /** Loads the entries and builds the index, on first use. */
  const prepare = async () => {
    await Promise.all(
      ['minisearch.js', 'search-options.js', 'search-index.js'].map((file) => load(file)),
    );
    index = new globalThis.MiniSearch(globalThis.searchOptions);
    index.addAll(globalThis.searchEntries);
    show();
  };

  const show = () => {
    const text = input.value.trim();
    const hits = index === undefined || text === '' ? [] : globalThis.findEntries(index, text);
    results.replaceChildren(...hits.slice(0, most).map(entryOf));
    const count = hits.length > most ? `First ${most} of ${hits.length}` : String(hits.length);
    element('search-state').textContent =
      text === '' ? '' : hits.length === 0 ? `No results for “${text}”.` : `${count} results`;
  };

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    if (index === undefined) {
      prepare().catch((error) => (element('search-state').textContent = error.message));
    }
  };

  element('find').hidden = false;
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
    // A closed dialog keeps the focus until the next frame.
    const isTyping = field && (dialog.open || !dialog.contains(field));
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey;
    if (isSlash || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
  // Arrow keys move through the results; Enter in the field opens the first one.
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
