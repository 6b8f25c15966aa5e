// Makes the pages of a reference better: remembers colours and language, copies code, filters operations, sends requests.
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
  const storage = (area) => ({
    get: (key) => {
      try {
        return globalThis[area].getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      try {
        globalThis[area].setItem(key, value);
      } catch {
        // Nothing to do.
      }
    },
  });
  const local = storage('localStorage');
  const session = storage('sessionStorage');

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
  showLanguage(local.get('language'));
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

  for (const block of all('pre.code[data-language]')) {
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
  }

  const filter = element('filter');
  if (filter) {
    filter.parentElement.hidden = false;
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

  const form = element('try');
  if (form) prepareForm(form);

  /** Makes the form work that sends the request of the page. The key is kept in this tab. */
  function prepareForm() {
    const settings = JSON.parse(element('try-settings').textContent);
    const server = element('try-server');
    const key = element('try-key');
    const body = element('try-body');
    const inputs = all('input[data-in]', form);
    const timeoutMs = 60_000;
    const say = (text) => (element('try-state').textContent = text);
    const print = (value) => JSON.stringify(value, undefined, 2);
    const parse = (text) => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    };
    /** Gives the unique fields of the body new values, because a request may have used the old ones. */
    const renew = () => {
      const value = parse(body?.value ?? '');
      for (const name of settings.unique) {
        if (typeof value?.[name] !== 'string') continue;
        value[name] = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value[name])
          ? crypto.randomUUID()
          : `${value[name].replace(/-[\da-f]{8}$/, '').slice(0, 40)}-${Date.now().toString(16).slice(-8)}`;
        body.value = print(value);
      }
    };
    const usual = server.dataset.default || location.origin.replace(/^(?:file:.*|null)$/, '');
    server.value = session.get('try-server') || usual;
    if (key) key.value = session.get('try-key') ?? '';

    const start = make('button', 'Try it', { className: 'start-try', type: 'button' });
    document.querySelector('.panel.request').append(start);
    const show = (isShown) => {
      form.hidden = !isShown;
      for (const panel of all('.panel.request, .panel.response')) panel.hidden = isShown;
      (isShown ? server : start).focus();
    };
    start.addEventListener('click', () => {
      const chosen = document.querySelector('.panel.request select');
      if (body && body.value === '')
        body.value = print(settings.examples[Number(chosen?.value ?? 0)] ?? {});
      renew();
      show(true);
    });
    element('try-close').addEventListener('click', () => show(false));

    /** Fills in the values of a link from the response of another page. */
    const fillFromLink = () => {
      const given = parse(session.get('try-next') ?? 'null');
      if (given?.id !== settings.id) return;
      session.set('try-next', 'null');
      for (const input of inputs) input.value = given.parameters[input.dataset.name] ?? input.value;
      if (body && given.body) body.value = print(given.body);
      start.click();
      say('Filled from the previous response.');
    };
    fillFromLink();

    /** Reads the parameters of the form, and adds the key. */
    const readParameters = () => {
      const withKey = (values) =>
        Object.entries(values).map(([name, value]) => [
          name,
          value.replaceAll('{key}', key.value.trim()),
        ]);
      const parameters = {
        path: {},
        query: Object.fromEntries(withKey(settings.query)),
        header: { accept: 'application/json', ...Object.fromEntries(withKey(settings.headers)) },
      };
      for (const { dataset, value } of inputs)
        if (value !== '') (parameters[dataset.in] ?? {})[dataset.name] = value;
      return parameters;
    };

    /** Reads the request body; throws if it is not the JSON that the operation takes. */
    const readBody = () => {
      const text = body?.value;
      if (!text) return {};
      const value = parse(text);
      if (settings.type === 'application/x-www-form-urlencoded')
        return { value, content: new URLSearchParams(value) };
      if (value === undefined && /json/.test(settings.type))
        throw new Error('The request body is not JSON.');
      return { value, content: text, headers: { 'content-type': settings.type } };
    };

    const requestOf = () => {
      const { path, query, header } = readParameters();
      const { value, content, headers } = readBody();
      const filled = settings.path.replaceAll(/\{([^}]*)\}/g, (_all, name) =>
        encodeURIComponent(path[name] ?? ''),
      );
      const search = new URLSearchParams(query);
      return {
        url: `${server.value.replace(/\/+$/, '')}${filled}${search.size > 0 ? `?${search}` : ''}`,
        headers: { ...header, ...headers },
        body: content,
        exchange: { path, query, body: value },
      };
    };

    const atPointer = (value, pointer) =>
      pointer
        .split('/')
        .slice(1)
        .reduce((here, step) => here?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], value);

    /** Returns the value of a runtime expression of OpenAPI; undefined if the exchange does not have it. */
    const evaluate = (expression, { request, response }) => {
      const [, side_, part, name] =
        /^\$(request|response)\.(body|path|query|header)[#.]?(.*)$/.exec(expression) ?? [];
      const message = side_ === 'request' ? request : response;
      return part === 'body' ? atPointer(message?.body, name) : message?.[part]?.[name];
    };

    /** Replaces all expressions in a value; undefined if one has no value. */
    const resolve = (value, exchange) => {
      if (typeof value === 'string') {
        if (value.startsWith('$')) return evaluate(value, exchange);
        let isWhole = true;
        const text = value.replaceAll(/\{(\$[^}]*)\}/g, (_all, expression) => {
          const found = evaluate(expression, exchange);
          isWhole &&= found !== undefined;
          return found;
        });
        return isWhole ? text : undefined;
      }
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([name, each]) => [name, resolve(each, exchange)]);
      if (entries.some(([, each]) => each === undefined)) return undefined;
      return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
    };

    const nextLinks = (exchange) =>
      settings.next.flatMap(({ id, href, title, ...link }) => {
        const parameters = resolve(link.parameters, exchange);
        const made = link.body === undefined ? undefined : resolve(link.body, exchange);
        if (parameters === undefined || (link.body !== undefined && made === undefined)) return [];
        const anchor = make('a', title, { href });
        anchor.addEventListener('click', () =>
          session.set('try-next', JSON.stringify({ id, parameters, body: made })),
        );
        return [make('li', anchor)];
      });

    const codeBlock = (text, label) => {
      const pre = make('pre', make('code', text), { className: 'code', tabIndex: 0 });
      pre.setAttribute('role', 'region');
      pre.setAttribute('aria-label', label);
      return pre;
    };

    const showAnswer = (response, text, milliseconds, { exchange }) => {
      const value = parse(text);
      const header = Object.fromEntries(response.headers);
      const next = response.ok
        ? nextLinks({ request: exchange, response: { body: value, header } })
        : [];
      const lines = Object.entries(header).map(([name, each]) => `${name}: ${each}`);
      element('try-answer').replaceChildren(
        make('p', make('strong', `${response.status} ${response.statusText}`.trim())),
        codeBlock(value === undefined ? text : print(value), 'Response'),
        ...(next.length > 0 ? [make('h3', 'Next'), make('ul', next)] : []),
        make('details', [
          make('summary', 'Response headers'),
          codeBlock(lines.join('\n'), 'Response headers'),
        ]),
      );
      say(`${Math.round(milliseconds)} ms`);
      if (response.ok) renew();
      // Scripts of a site add what they know about the response.
      const detail = { text, ok: response.ok, server: server.value, key: key?.value ?? '' };
      form.dispatchEvent(new CustomEvent('answered', { detail, bubbles: true }));
    };

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      session.set('try-server', server.value === usual ? '' : server.value);
      if (key) session.set('try-key', key.value);
      element('try-answer').replaceChildren();
      say('Sending…');
      const begin = performance.now();
      const send = async () => {
        const request = requestOf();
        const { url, headers, body: content } = request;
        const signal = AbortSignal.timeout(timeoutMs);
        const options = {
          method: settings.method,
          headers,
          signal,
          ...(content && { body: content }),
        };
        const response = await fetch(url, options);
        showAnswer(response, await response.text(), performance.now() - begin, request);
      };
      send().catch((error) => {
        const isNetwork = error instanceof TypeError || error.name === 'TimeoutError';
        say(
          isNetwork
            ? `${server.value} does not respond, or does not allow requests from this page.`
            : error.message,
        );
        if (isNetwork) form.dispatchEvent(new CustomEvent('unreachable', { bubbles: true }));
      });
    });
  }
}
