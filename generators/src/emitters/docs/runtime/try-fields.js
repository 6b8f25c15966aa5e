// The fields of the form that sends the request of the page. Keys are kept in this tab, for the pages of this reference.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const { element, make, storage } = globalThis.pageTools;
  const form = element('try');
  if (form) {
    const settings = JSON.parse(element('try-settings').textContent);
    const server = element('try-server');
    const print = (value) => JSON.stringify(value, undefined, 2);
    const parse = (text) => {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    };
    // A host may have references of several APIs, whose keys differ.
    const session = storage('sessionStorage', location.pathname.replace(/[^/]*$/, ''));
    const remembered = (kind, names) => `${kind} ${JSON.stringify(names)}`;

    /** A label with its field, and an optional hint. */
    const fieldOf = (text, field, hint) => {
      const label = make('label', text, { htmlFor: field.id });
      return make('p', [
        label,
        field,
        ...(hint ? [make('span', hint, { className: 'hint' })] : []),
      ]);
    };
    const selectOf = (id, texts, change) => {
      const options = texts.map((text, index) => make('option', text, { value: String(index) }));
      const select = make('select', options, { id });
      select.addEventListener('change', () => change(Number(select.value)));
      return select;
    };
    const inputOf = (id, value = '') =>
      make('input', [], { id, value, autocomplete: 'off', spellcheck: false });

    // The servers of the document, and the values of their variables.
    const absolute = (url) => {
      try {
        return new URL(url, `${location.origin}/`).href.replace(/\/+$/, '');
      } catch {
        return '';
      }
    };
    const serverKey = remembered(
      'server',
      settings.servers.map(({ url }) => url),
    );
    let usual = '';
    const chooseServer = (index) => {
      const { url = '', variables = [] } = settings.servers[index] ?? {};
      const fields = variables.map(({ name, default: fallback, values }, at) => {
        const field = values
          ? selectOf(`try-variable-${at}`, values, () => fill())
          : inputOf(`try-variable-${at}`, fallback);
        if (values) field.value = String(Math.max(values.indexOf(fallback), 0));
        else field.addEventListener('input', () => fill());
        return { name, field, read: () => (values ? values[Number(field.value)] : field.value) };
      });
      const fill = () => {
        const filled = fields.reduce(
          (text, { name, read }) => text.replaceAll(`{${name}}`, read()),
          url,
        );
        usual = settings.servers.length > 0 ? absolute(filled) : '';
        server.value = usual;
      };
      element('try-variables').replaceChildren(
        ...fields.map(({ field }, at) =>
          fieldOf(variables[at].name, field, variables[at].description),
        ),
      );
      fill();
    };
    const titles = settings.servers.map(({ url, description }) =>
      [url, description].filter(Boolean).join(': '),
    );
    element('try-servers').append(
      ...(titles.length > 1
        ? [fieldOf('Server of the API', selectOf('try-choice', titles, chooseServer))]
        : []),
      make('div', [], { id: 'try-variables' }),
    );
    chooseServer(0);
    server.value = session.get(serverKey) || usual;

    // The credentials of the chosen alternative; the first is the one of the samples.
    let credentials = [];
    const chooseAccess = (index) => {
      const before = credentials;
      credentials = (settings.security[index] ?? []).map((scheme, at) => {
        const id = at === 0 ? 'try-key' : `try-key-${at + 1}`;
        const same = before[at]?.scheme.isBasic === scheme.isBasic ? before[at].field.value : '';
        const field = inputOf(id, session.get(remembered('key', scheme.name)) ?? same);
        field.placeholder = scheme.isBasic ? 'user:password' : 'Your key';
        return { scheme, field };
      });
      element('try-credentials').replaceChildren(
        ...credentials.map(({ scheme, field }) => {
          const isSent = scheme.in === 'header' || scheme.in === 'query';
          field.disabled = !isSent;
          const how = isSent
            ? 'Kept in this tab, and sent only to the server above.'
            : 'A page cannot send it: the browser uses its own certificates and cookies.';
          return fieldOf(
            scheme.isBasic ? `User name and password (${scheme.name})` : `Key (${scheme.name})`,
            field,
            how,
          );
        }),
      );
    };
    const accessTitles = settings.security.map(
      (schemes) => schemes.map(({ name }) => name).join(' and ') || 'No authentication',
    );
    element('try-access').append(
      ...(accessTitles.length > 1
        ? [fieldOf('Authentication', selectOf('try-scheme', accessTitles, chooseAccess))]
        : []),
      make('div', [], { id: 'try-credentials' }),
    );
    chooseAccess(0);

    // The body of the chosen media type.
    let body;
    const chooseBody = (index, example = 0) => {
      body = settings.bodies[index];
      if (!body) return;
      const value = body.examples[example];
      const types = element('try-type');
      if (types) types.value = String(index);
      const text = make('textarea', [], { id: 'try-body', rows: 12, spellcheck: false });
      text.value =
        typeof value === 'string' && !/json/.test(body.type) ? value : print(value ?? {});
      const whole =
        body.kind === 'file' ? make('input', [], { id: 'try-body', type: 'file' }) : text;
      const fields = (body.fields ?? []).map(({ name, required, isFile }) => {
        const given = value?.[name];
        const field = inputOf(`try-field-${name}`);
        if (isFile) Object.assign(field, { type: 'file', multiple: Array.isArray(given) });
        else
          field.value =
            given === undefined ? '' : typeof given === 'string' ? given : JSON.stringify(given);
        field.dataset.field = name;
        field.required = required;
        return fieldOf(name, field, required ? 'required' : 'optional');
      });
      element('try-fields').replaceChildren(
        ...(body.kind === 'form' ? fields : [fieldOf('Request body', whole, body.type)]),
      );
      renew();
    };
    /** Gives the unique fields of the body new values, because a request may have used the old ones. */
    const renew = () => {
      const text = element('try-body');
      const value = parse(text?.value ?? '');
      for (const name of settings.unique) {
        if (typeof value?.[name] !== 'string') continue;
        value[name] = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value[name])
          ? crypto.randomUUID()
          : `${value[name].replace(/-[\da-f]{8}$/, '').slice(0, 40)}-${Date.now().toString(16).slice(-8)}`;
        text.value = print(value);
      }
    };
    element('try-content').append(
      ...(settings.bodies.length > 1
        ? [
            fieldOf(
              'Content type',
              selectOf(
                'try-type',
                settings.bodies.map(({ type }) => type),
                chooseBody,
              ),
            ),
          ]
        : []),
      make('div', [], { id: 'try-fields' }),
    );
    chooseBody(0);

    /** Remembers the server and the credentials for the other pages. */
    const remember = () => {
      session.set(serverKey, server.value === usual ? '' : server.value);
      for (const { scheme, field } of credentials)
        session.set(remembered('key', scheme.name), field.value);
    };
    globalThis.tryForm = {
      form,
      settings,
      server,
      session,
      print,
      parse,
      chooseBody,
      renew,
      remember,
      credentials: () => credentials,
      body: () => body,
    };
  }
}
