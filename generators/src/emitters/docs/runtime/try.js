// Sends the request of the form, and shows the response with its links.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
if (globalThis.tryForm) {
  const { element, all, make } = globalThis.pageTools;
  const { form, settings, server, session, print, parse, ...fields } = globalThis.tryForm;
  const inputs = all('input[data-in]', form);
  const timeoutMs = 60_000;
  const say = (text) => (element('try-state').textContent = text);

  const start = make('button', 'Try it', { className: 'start-try', type: 'button' });
  document.querySelector('.panel.request').append(start);
  const show = (isShown) => {
    form.hidden = !isShown;
    for (const panel of all('.panel.request, .panel.response')) panel.hidden = isShown;
    (isShown ? server : start).focus();
  };
  const shown = settings.bodies.flatMap(({ examples }, index) =>
    examples.map((_value, example) => [index, example]),
  );
  let started;
  start.addEventListener('click', () => {
    const chosen = document.querySelector('.panel.request select')?.value ?? '0';
    // What was typed stays until another example is chosen.
    if (started === chosen) fields.renew();
    else fields.chooseBody(...(shown[Number(chosen)] ?? [0]));
    started = chosen;
    show(true);
  });
  element('try-close').addEventListener('click', () => show(false));

  /** Fills in the values of a link from the response of another page. */
  const fillFromLink = () => {
    const given = parse(session.get('try-next') ?? 'null');
    if (given?.id !== settings.id) return;
    session.set('try-next', 'null');
    for (const input of inputs) input.value = given.parameters[input.dataset.name] ?? input.value;
    start.click();
    if (given.body && element('try-body')) element('try-body').value = print(given.body);
    say('Filled from the previous response.');
  };
  fillFromLink();

  /** Reads a value that is typed as JSON, or as a list with commas. */
  const valueOf = ({ dataset, value }) => {
    if (dataset.wire !== 'array' && dataset.wire !== 'object') return value;
    const made = /^\s*[[{]/.test(value) ? parse(value) : undefined;
    return made ?? (dataset.wire === 'array' ? value.split(',') : value);
  };
  const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

  /** The names and values of a query parameter in its style. */
  const pairsOf = (input) => {
    const { name, style, explode } = input.dataset;
    const value = valueOf(input);
    const separator = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
    if (typeof value !== 'object') return [[name, value]];
    if (Array.isArray(value))
      return explode === undefined
        ? [[name, value.map(textOf).join(separator)]]
        : value.map((each) => [name, textOf(each)]);
    const entries = Object.entries(value).map(([key, each]) => [key, textOf(each)]);
    if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text]);
    return explode === undefined ? [[name, entries.flat().join(separator)]] : entries;
  };

  /** Reads the parameters of the form, and adds the credentials. */
  const readParameters = () => {
    const used = inputs.filter(({ value, disabled }) => value !== '' && !disabled);
    const at = (place) => used.filter(({ dataset }) => dataset.in === place);
    const named = (place) =>
      Object.fromEntries(
        at(place).map((input) => [
          input.dataset.name,
          [valueOf(input)].flat().map(textOf).join(','),
        ]),
      );
    const isWhole = ({ dataset }) => dataset.style === 'querystring';
    const whole = at('query').find(isWhole)?.value;
    const query = whole === undefined ? at('query').flatMap(pairsOf) : [];
    const header = { accept: 'application/json, */*;q=0.5', ...named('header') };
    for (const { scheme, field } of fields.credentials()) {
      const value = field.value.trim();
      const bytes = String.fromCharCode(...new TextEncoder().encode(value));
      const text = scheme.prefix + (scheme.isBasic ? btoa(bytes) : value);
      if (value === '' || field.disabled) continue;
      if (scheme.in === 'query') query.push([scheme.parameter, text]);
      else header[scheme.parameter] = text;
    }
    return { path: named('path'), query, whole, header };
  };

  /** The fields of a form: names with texts, or with files. */
  const formEntries = () =>
    all('input[data-field]', form).flatMap(({ dataset, files, value }) =>
      files
        ? [...files].map((file) => [dataset.field, file])
        : value === ''
          ? []
          : [[dataset.field, value]],
    );

  /** Reads the request body; throws if it is not the JSON that the operation takes. */
  const readBody = () => {
    if (!fields.body()) return {};
    const { type, kind } = fields.body();
    if (kind === 'form') {
      const entries = formEntries();
      const content = type.startsWith('multipart/') ? new FormData() : new URLSearchParams();
      for (const [name, value] of entries) content.append(name, value);
      // The browser adds the type with its boundary.
      return { value: Object.fromEntries(entries), content };
    }
    const field = element('try-body');
    const content = kind === 'file' ? field.files[0] : field.value;
    if (!content) return {};
    const value = kind === 'file' ? undefined : parse(content);
    if (value === undefined && /json/.test(type)) throw new Error('The request body is not JSON.');
    return { value, content, headers: { 'content-type': type } };
  };

  const requestOf = () => {
    const { path, query, whole, header } = readParameters();
    const { value, content, headers } = readBody();
    const filled = settings.path.replaceAll(/\{([^}]*)\}/g, (_all, name) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = whole ? encodeURIComponent(whole) : new URLSearchParams(query).toString();
    return {
      url: `${server.value.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`,
      headers: { ...header, ...headers },
      body: content,
      exchange: { path, query: Object.fromEntries(query), body: value },
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
    if (response.ok) fields.renew();
    // Scripts of a site add what they know about the response.
    const key = fields.credentials()[0]?.field.value ?? '';
    const detail = { text, ok: response.ok, server: server.value, key };
    form.dispatchEvent(new CustomEvent('answered', { detail, bubbles: true }));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fields.remember();
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
        // Another host would receive the key.
        redirect: 'manual',
        ...(content && { body: content }),
      };
      const response = await fetch(url, options);
      if (response.type === 'opaqueredirect')
        throw new Error('The server redirects to another address. The form does not follow.');
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
