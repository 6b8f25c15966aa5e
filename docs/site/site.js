// What the site adds to the reference: the switch of the sources, and what a sandbox knows about a response.
/* oxlint-disable unicorn/consistent-function-scoping -- the block keeps names out of the page's scope */
{
  const { element, make } = globalThis.pageTools;
  const storageKey = 'show-sources';
  const box = element('show-sources');
  try {
    box.checked = localStorage.getItem(storageKey) === 'true';
    box.addEventListener('change', () => localStorage.setItem(storageKey, String(box.checked)));
  } catch {
    // A page that is opened from disk may have no storage: the switch then works for this page.
  }

  const form = element('try');

  if (form) {
    const say = (text) => (element('try-state').textContent = text);
    const server = element('try-server');
    const key = element('try-key');
    /** The tenant of this tab, as the dashboard of the sandbox stores it. */
    const entryKey = 'sandbox-entries';
    const random = () =>
      [...crypto.getRandomValues(new Uint8Array(6))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    try {
      const [entry] = JSON.parse(sessionStorage.getItem(entryKey) ?? '[]');
      if (entry?.key) key.value = entry.key;
    } catch {
      // The form then begins with a key of its own.
    }
    key.value ||= `test_docs_${random()}`;

    /** Sends a request of the page itself, which fault rules and the request log ignore. */
    const ask = async (target, method = 'GET') => {
      const headers = {
        authorization: `Bearer ${key.value.trim()}`,
        'x-sandbox-dashboard': 'true',
      };
      const response = await fetch(server.value.replace(/\/+$/, '') + target, { method, headers });
      const value = await response.json().catch(() => undefined);
      if (!response.ok)
        throw new Error(value?.message ?? `The sandbox answered ${response.status}.`);
      return value;
    };

    const anyCode = /\b([a-z]{2,4})_[0-9A-HJKMNP-TV-Z]{26}\b/g;
    /** Lists whose elements have the codes of related objects. */
    const lists = [
      '/api/accountholders?_fragments=ubo,extacc,kycstatus,docs,accounts',
      '/api/fund/split-payments',
      '/api/fund/split-refunds',
      '/api/fund/payout-requests',
      '/api/fund/balance-transfers',
      '/api/divisions',
      '/api/webhook-configurations',
    ];

    /** Replaces the codes of the example by related codes of the tenant. */
    const fill = async () => {
      const fields = [...form.querySelectorAll('input[data-in], #try-body')];
      const wanted = new Set(fields.flatMap(({ value }) => value.match(anyCode) ?? []));
      const answers = await Promise.all(lists.map((path) => ask(path)));
      const elements = answers.flatMap((answer) =>
        Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []),
      );
      const groups = elements.map((each) => JSON.stringify(each).match(anyCode) ?? []);
      const prefixes = new Set([...wanted].map((each) => each.split('_')[0]));
      const has = (codes, prefix) => codes.some((each) => each.startsWith(`${prefix}_`));
      const related = groups.find((codes) => [...prefixes].every((prefix) => has(codes, prefix)));
      const pool = [...new Set([...(related ?? []), ...groups.flat()])];
      const used = {};
      const found = new Map(
        [...wanted].map((each) => {
          const [prefix] = each.split('_');
          const candidates = pool.filter((one) => one.startsWith(`${prefix}_`));
          const place = used[prefix] ?? 0;
          used[prefix] = place + 1;
          return [each, candidates[place] ?? candidates[0]];
        }),
      );
      for (const field of fields)
        field.value = field.value.replaceAll(anyCode, (each) => found.get(each) ?? each);
      const missing = [...wanted].filter((each) => found.get(each) === undefined);
      say(
        missing.length === 0
          ? 'Filled with codes of this tenant.'
          : `The tenant has no object for ${missing.join(', ')}: create one, or fill the tenant with a marketplace.`,
      );
    };

    const addButton = (label, work) => {
      const button = make('button', label, { type: 'button' });
      button.addEventListener('click', () => {
        say('…');
        work().catch((error) => {
          if (error instanceof TypeError) form.dispatchEvent(new CustomEvent('unreachable'));
          else say(error.message);
        });
      });
      form.querySelector('.actions').append(' ', button);
    };
    addButton('Use codes of this tenant', fill);
    addButton('Fill with a marketplace', async () => {
      await ask('/_sandbox/marketplace', 'POST');
      await fill();
    });
    form.addEventListener('unreachable', () =>
      say(
        `No sandbox at ${server.value}. Start one with “pnpm sandbox --allow-origin ${location.origin}”, or “npx sandbox …” in a project that has it installed.`,
      ),
    );

    form.addEventListener('answered', ({ detail }) => {
      try {
        sessionStorage.setItem(entryKey, JSON.stringify([{ key: detail.key }]));
      } catch {
        // The dashboard then asks for the key.
      }
      const answer = element('try-answer');
      const list = (title, links) => {
        const items = links.map(([text, href]) => make('li', make('a', text, { href })));
        if (items.length > 0) answer.append(make('h3', title), make('ul', items));
      };
      const unique = (pattern) => [...new Set(detail.text.match(pattern) ?? [])].slice(0, 10);
      const views = { ah: 'sellers', va: 'accounts', sp: 'splits', po: 'payouts' };
      const codes = unique(/\b(?:ah|va|sp|po)_[0-9A-HJKMNP-TV-Z]{26}\b/g);
      const errors = detail.ok ? [] : unique(/\b[45]\d\d\.\d{3}\.\d{3}\b/g);
      list(
        'Error codes',
        errors.map((code) => [`${code}: cause and what to do`, `errors.html#${code}`]),
      );
      list(
        'In the dashboard',
        codes.map((code) => [
          code,
          `${detail.server}/_sandbox/ui#/${views[code.split('_')[0]]}/${code}`,
        ]),
      );
    });
  }
}
