// Makes the pages of a reference better: remembers colours and language, copies code, filters operations.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const element = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const make = (tag, content = [], attributes = {}) => {
    const made = Object.assign(document.createElement(tag), attributes);
    made.append(...[content].flat());
    return made;
  };
  /** Storage that pages opened from disk may not have: the value then lives as long as the page. */
  const storage = (area, scope = '') => ({
    get: (key) => {
      try {
        return globalThis[area].getItem(scope + key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      try {
        globalThis[area].setItem(scope + key, value);
      } catch {
        // Nothing to do.
      }
    },
  });
  const local = storage('localStorage');
  // The other scripts of a page use them too.
  globalThis.pageTools = { element, all, make, storage };

  // Light or dark: the last choice of the reader, or the setting of the system.
  const colors = element('colors');
  const showColors = (scheme) => (document.documentElement.style.colorScheme = scheme ?? '');
  showColors(local.get('color-scheme'));
  addEventListener('storage', () => showColors(local.get('color-scheme')));
  colors.hidden = false;
  colors.addEventListener('click', () => {
    const chosen = document.documentElement.style.colorScheme;
    const isDark =
      chosen === 'dark' || (chosen === '' && matchMedia('(prefers-color-scheme: dark)').matches);
    showColors(isDark ? 'light' : 'dark');
    local.set('color-scheme', isDark ? 'light' : 'dark');
  });

  // The language of samples is the same on all pages.
  const radios = (tabs) => all(':scope > input', tabs);
  const labelOf = (radio) => radio.nextElementSibling.textContent;
  const showLanguage = (language) => {
    for (const tabs of all('.tabs.languages')) {
      const radio = radios(tabs).find((each) => labelOf(each) === language);
      if (radio) radio.checked = true;
    }
  };
  document.addEventListener('change', ({ target }) => {
    if (!target.closest('.tabs.languages') || target.type !== 'radio') return;
    const before = target.getBoundingClientRect().top;
    showLanguage(labelOf(target));
    local.set('language', labelOf(target));
    // Samples above may have another height now.
    scrollBy(0, target.getBoundingClientRect().top - before);
  });

  /** Shows the response with the same name as the example of the request. */
  const showResponse = (title) => {
    const select = document.querySelector('.panel.response select');
    const option = all('option', select ?? document.createElement('select')).find(
      ({ textContent }) => textContent.endsWith(` ${title}`),
    );
    if (!option || select.value === option.value) return;
    select.value = option.value;
    select.dispatchEvent(new Event('change'));
  };

  // A list takes less room than the names of many examples.
  for (const tabs of all('.tabs.choice')) {
    const inputs = radios(tabs);
    const options = inputs.map((radio, index) =>
      make('option', labelOf(radio), { value: String(index) }),
    );
    const select = make('select', options);
    select.setAttribute('aria-label', tabs.querySelector('legend').textContent);
    select.addEventListener('change', () => {
      inputs[Number(select.value)].checked = true;
      showResponse(labelOf(inputs[Number(select.value)]));
    });
    tabs.classList.add('listed');
    tabs.querySelector('legend').after(select);
    for (const radio of inputs) radio.hidden = true;
  }

  /** Adds a button that copies a block of code. */
  const addCopy = (block) => {
    const button = make('button', 'Copy', { className: 'copy', type: 'button' });
    const say = (text) => {
      button.textContent = text;
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    };
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(block.textContent).then(
        () => say('Copied'),
        () => {
          // If the page cannot write to the clipboard, select the code.
          getSelection().selectAllChildren(block);
          say('Press Ctrl-C');
        },
      );
    });
    const frame = make('div', [], { className: 'block' });
    block.replaceWith(frame);
    frame.append(block, button);
  };
  for (const block of all('pre.code[data-language]')) addCopy(block);

  /** Adds the tabs of another language, whose samples are in the Markdown file that a link leads to. */
  const addLanguage = async (href, language) => {
    const text = await (await fetch(href)).text();
    const blocks = text.matchAll(/^### (.+)\n\n```.*\n([^]*?)\n```$/gm);
    const own = [...blocks].filter(([, heading]) => heading.split(': ')[0] === language);
    for (const tabs of all('.tabs.languages:has(> .more)')) {
      const title = tabs.closest('.choice > .pane')?.previousElementSibling.textContent;
      const sample = own.find(
        ([, heading]) => title === undefined || heading === `${language}: ${title}`,
      );
      if (!sample) continue;
      const { name } = tabs.querySelector('input');
      const id = `${name}-${language}`;
      const code = make('pre', make('code', sample[2]), { className: 'code', tabIndex: 0 });
      tabs
        .querySelector('.more')
        .before(
          make('input', [], { type: 'radio', name, id }),
          make('label', language, { htmlFor: id }),
          make('div', code, { className: 'pane' }),
        );
      addCopy(code);
    }
  };
  /** Shows samples in a language. Throws if they cannot be fetched: by a page that was opened from disk. */
  const chooseLanguage = async (href, language) => {
    const labels = all('.tabs.languages > label').map(({ textContent }) => textContent);
    if (!labels.includes(language)) await addLanguage(href, language);
    showLanguage(language);
    local.set('language', language);
  };
  const preferred = local.get('language');
  showLanguage(preferred);
  const links = all('.tabs.languages > a.more');
  const href = links[0]?.href;
  const languages = links[0]?.textContent.split(', ') ?? [];
  for (const link of links) {
    const options = ['Other languages', ...languages].map((text) => make('option', text));
    const select = make('select', options, { className: 'more', ariaLabel: 'Other languages' });
    select.addEventListener('change', () => {
      chooseLanguage(href, select.value).catch(() => location.assign(href));
      select.selectedIndex = 0;
    });
    link.replaceWith(select);
  }
  if (languages.includes(preferred)) chooseLanguage(href, preferred).catch(() => {});

  // A heading links to itself, so that its address can be copied.
  for (const heading of all('main h2[id], main h3[id]')) {
    if (heading.querySelector('a') || heading.closest('.panel')) continue;
    heading.replaceChildren(make('a', [...heading.childNodes], { href: `#${heading.id}` }));
  }

  // A site with a search of its own has a button in place of this link.
  const find = document.querySelector('a.find');
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || !find || event.target.closest?.('input, textarea, select')) return;
    event.preventDefault();
    find.click();
  });

  const filter = element('filter');
  if (filter) {
    filter.parentElement.hidden = false;
    if (location.hash === '#filter') filter.focus();
    filter.addEventListener('input', () => {
      const words = filter.value.toLowerCase().split(/\s+/);
      for (const item of all('.operations li'))
        item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word));
    });
  }

  // Shows the current page in the navigation.
  const side = document.querySelector('.side');
  const current = side?.querySelector('[aria-current]');
  if (current) side.scrollTop = current.offsetTop - side.offsetTop - side.clientHeight / 3;
}
