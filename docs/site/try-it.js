// Sends the request of the form to a sandbox. The key is stored in this tab and sent only in headers.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const element = (id) => document.getElementById(id);
  const settings = JSON.parse(element('try-settings').textContent);
  const { sandbox, examples, lists, next } = settings;
  const form = element('try-form');
  const inputs = [...form.querySelectorAll('input[data-in]')];
  const bodyField = element('try-body');
  const code = /\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{26}\b/g;
  /** The storage key of the dashboard for the tenant of this tab. */
  const entryPlace = 'sandbox-entries';
  /** The storage key for the values of a link from a response. */
  const nextPlace = 'try-it-next';
  /** The views of the dashboard, by the prefix of codes. */
  const views = { ah: 'sellers', va: 'accounts', sp: 'splits', po: 'payouts' };
  const timeoutMs = 60_000;

  const read = (place) => {
    try {
      return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
    } catch {
      return undefined; // Some browsers have no storage for pages that are opened from disk.
    }
  };
  const write = (place, value) => {
    try {
      sessionStorage.setItem(place, JSON.stringify(value));
    } catch {
      // The value is then available until the page is closed.
    }
  };
  const showStatus = (text) => (element('try-state').textContent = text);
  const parse = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const print = (value) => JSON.stringify(value, undefined, 2);
  const random = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  const make = (tag, content, attributes = {}) => {
    const made = Object.assign(document.createElement(tag), attributes);
    made.append(...[content].flat());
    return made;
  };

  /** The tenant of the tab: a key, or the tenant that the dashboard opened without a key. */
  let [entry] = read(entryPlace) ?? [];
  const credentials = () => {
    const key = element('try-key').value.trim();
    if (key === '' && entry?.tenant !== undefined) return { 'x-sandbox-tenant': entry.tenant };
    if (entry?.key !== key) {
      entry = { key };
      write(entryPlace, [entry]);
    }
    return { authorization: `Bearer ${key}` };
  };

  const send = (method, target, headers, body) =>
    fetch(sandbox + target, {
      method,
      headers: { ...headers, ...credentials() },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && body !== '' && { body }),
    });

  /** Sends a request of the page itself, which fault rules and the request log ignore. */
  const ask = async (target, method = 'GET') => {
    const response = await send(method, target, { 'x-sandbox-dashboard': 'true' });
    const value = await response.json().catch(() => undefined);
    if (!response.ok) throw new Error(value?.message ?? `The sandbox answered ${response.status}.`);
    return value;
  };

  const atPointer = (value, pointer) =>
    pointer
      .split('/')
      .slice(1)
      .reduce((here, step) => here?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], value);

  /** Returns the value of a runtime expression of OpenAPI; undefined if the exchange does not have it. */
  const evaluate = (expression, { request, response }) => {
    const [, side, part, name] =
      /^\$(request|response)\.(body|path|query|header)[#.]?(.*)$/.exec(expression) ?? [];
    const message = side === 'request' ? request : response;
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

  const setParameters = (values) => {
    for (const input of inputs) {
      const value = values[input.dataset.name];
      if (value !== undefined) input.value = String(value);
    }
  };

  /** Returns an example with new references, because those of the document may be in use. */
  const showExample = () => {
    if (!bodyField) return;
    const { value } = examples[Number(element('try-example')?.value ?? 0)] ?? {};
    if (value === undefined) return;
    const made = structuredClone(value);
    const names = settings.method === 'POST' ? [...settings.keys, 'extRef'] : settings.keys;
    for (const name of new Set(names)) {
      if (typeof made[name] !== 'string') continue;
      const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(made[name]);
      made[name] = isUuid ? crypto.randomUUID() : `${made[name].slice(0, 40)}-${random()}`;
    }
    bodyField.value = print(made);
  };

  const elementsOf = (answer) => {
    if (Array.isArray(answer)) return answer;
    return Object.values(answer ?? {}).find((value) => Array.isArray(value)) ?? [];
  };

  /** Replaces the codes of the example by related codes of the tenant. */
  const fill = async () => {
    const fields = [...inputs, ...(bodyField ? [bodyField] : [])];
    const wanted = [...new Set(fields.flatMap(({ value }) => value.match(code) ?? []))];
    const names = inputs.filter((input) => input.required).map((input) => input.dataset.name);
    const others = lists.filter(({ parameters }) =>
      names.some((name) => parameters[name] !== undefined),
    );
    if (wanted.length === 0 && others.length === 0) {
      showStatus('This operation has no codes to fill in.');
      return;
    }
    const answers = await Promise.all(lists.map(({ path }) => ask(path)));
    const all = answers.flatMap(elementsOf).map((one) => JSON.stringify(one).match(code) ?? []);
    const prefixes = new Set(wanted.map((one) => one.split('_')[0]));
    const together = all.find((codes) =>
      [...prefixes].every((prefix) => codes.some((one) => one.startsWith(`${prefix}_`))),
    );
    const pool = [...new Set([...(together ?? []), ...all.flat()])];
    const used = {};
    const found = new Map(
      wanted.map((one) => {
        const [prefix] = one.split('_');
        const candidates = pool.filter((each) => each.startsWith(`${prefix}_`));
        const place = used[prefix] ?? 0;
        used[prefix] = place + 1;
        return [one, candidates[place] ?? candidates[0]];
      }),
    );
    for (const field of fields)
      field.value = field.value.replaceAll(code, (one) => found.get(one) ?? one);
    for (const { parameters, path } of others) {
      const answer = answers[lists.findIndex((list) => list.path === path)];
      const values = resolve(parameters, { response: { body: answer } });
      if (wanted.length === 0 && values) setParameters(values);
    }
    const missing = [...found].filter(([, value]) => value === undefined);
    showStatus(
      missing.length === 0
        ? 'Filled with codes of this tenant.'
        : `The tenant has no object for ${missing.map(([one]) => one).join(', ')}: create one, or fill the tenant with a marketplace.`,
    );
  };

  const requestOf = () => {
    const path = {};
    const query = new URLSearchParams();
    const headers = { accept: 'application/json' };
    for (const { dataset, value } of inputs) {
      if (value === '') continue;
      if (dataset.in === 'path') path[dataset.name] = value;
      else if (dataset.in === 'query') query.append(dataset.name, value);
      else headers[dataset.name] = value;
    }
    const filled = settings.path.replaceAll(/\{([^}]*)\}/g, (_all, name) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const body = bodyField?.value;
    if (body) headers['content-type'] = 'application/json';
    const target = query.size > 0 ? `${filled}?${query}` : filled;
    return {
      target,
      headers,
      body,
      exchange: { path, query: Object.fromEntries(query), body: parse(body ?? '') },
    };
  };

  const nextLinks = (exchange) =>
    next.flatMap((link) => {
      const parameters = resolve(link.parameters, exchange);
      const body = link.requestBody === undefined ? undefined : resolve(link.requestBody, exchange);
      if (parameters === undefined || (body === undefined && link.requestBody !== undefined))
        return [];
      const anchor = make('a', link.summary, { href: link.href });
      anchor.addEventListener('click', () => write(nextPlace, { id: link.id, parameters, body }));
      return [make('li', [anchor, `: ${link.description}`])];
    });

  const dashboardLinks = (text) => {
    const codes = [...new Set(text.match(code) ?? [])].filter((one) => views[one.split('_')[0]]);
    return codes.slice(0, 10).map((one) => {
      const href = `${sandbox}/_sandbox/ui#/${views[one.split('_')[0]]}/${one}`;
      return make('li', make('a', make('code', one), { href }));
    });
  };

  const errorLinks = (text) =>
    [...new Set(text.match(/\b[45]\d\d\.\d{3}\.\d{3}\b/g) ?? [])].map((one) =>
      make('li', make('a', `${one}: cause and what to do`, { href: `errors.html#${one}` })),
    );

  const listOf = (title, items) =>
    items.length === 0 ? [] : [make('h4', title), make('ul', items)];

  const show = (response, text, milliseconds, request) => {
    const value = parse(text);
    const header = Object.fromEntries(response.headers);
    const exchange = { request, response: { body: value, header } };
    const headers = [...response.headers].map(([name, each]) => `${name}: ${each}`).join('\n');
    const block = (content) => {
      const pre = make('pre', make('code', content), { className: 'code', tabIndex: 0 });
      pre.setAttribute('aria-label', 'Response');
      pre.setAttribute('role', 'region');
      return pre;
    };
    const details = make('details', [make('summary', 'Response headers'), block(headers)]);
    element('try-answer').replaceChildren(
      make('h3', 'Response'),
      make('p', [
        make('strong', `${response.status} ${response.statusText}`),
        ` in ${Math.round(milliseconds)} ms`,
      ]),
      details,
      block(value === undefined ? text : print(value)),
      ...listOf('Error codes', response.ok ? [] : errorLinks(text)),
      ...listOf('Next', response.ok ? nextLinks(exchange) : []),
      ...listOf('In the dashboard', dashboardLinks(text)),
    );
    showStatus(`Answered with ${response.status}.`);
  };

  /** Runs one action at a time, and shows its error. */
  let isBusy = false;
  const run = async (text, work) => {
    if (isBusy) return;
    isBusy = true;
    showStatus(text);
    try {
      await work();
    } catch (error) {
      const noResponse = `${sandbox || 'The sandbox'} does not respond, or does not allow this page (--allow-origin).`;
      showStatus(
        error instanceof TypeError || error.name === 'TimeoutError' ? noResponse : error.message,
      );
    } finally {
      isBusy = false;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run('Sending…', async () => {
      const { target, headers, body, exchange } = requestOf();
      if (body && exchange.body === undefined) throw new Error('The request body is not JSON.');
      const start = performance.now();
      const response = await send(settings.method, target, headers, body);
      const text = await response.text();
      show(response, text, performance.now() - start, exchange);
    });
  });
  element('try-fill').addEventListener('click', () => void run('Loading…', fill));
  element('try-marketplace').addEventListener('click', () => {
    void run('Creating 50 sellers and a month of trade…', async () => {
      await ask('/_sandbox/marketplace', 'POST');
      await fill();
    });
  });
  element('try-example')?.addEventListener('change', () => {
    showExample();
    if (entry !== undefined) void run('Loading…', fill);
  });

  const label = element('try-tenant');
  if (entry?.tenant !== undefined)
    label.textContent = `Without a key, requests go to the tenant ${entry.label} of the dashboard.`;
  else element('try-key').value = entry?.key ?? `test_docs_${random()}`;
  const given = read(nextPlace);
  showExample();
  if (given?.id === settings.id) {
    write(nextPlace, null);
    setParameters(given.parameters);
    if (given.body !== undefined && bodyField) bodyField.value = print(given.body);
    showStatus('Filled from the previous response.');
  } else if (entry !== undefined) void run('Loading…', fill);
  element('try').hidden = false;
}
