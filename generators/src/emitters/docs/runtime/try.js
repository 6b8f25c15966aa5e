// Makes the form work that sends the request of the page. The key is kept in this tab.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const { element, all, make, storage } = globalThis.pageTools;
  const session = storage('sessionStorage');
  const form = element('try');
  if (form) {
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
