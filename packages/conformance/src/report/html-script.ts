/** The script of the HTML report. It inserts response data as text, never as markup. */
export const script = `
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);
const says = new Map([
  ...data.claims.map((claim) => [claim.id, '“' + claim.says + '” (' + claim.where + ')']),
  ...data.decisions.map((decision) => [decision.id, decision.question + ': ' + decision.says]),
]);
let view = 'checks';

function make(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
const cssName = (status) => status.replace(' ', '-');

function tile(title, first, counts) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bar = make('div', { class: 'bar' });
  for (const [status, count] of Object.entries(counts)) {
    if (count > 0) bar.append(make('i', { class: cssName(status), style: 'flex:' + count, title: status + ': ' + count }));
  }
  const text = Object.entries(counts).filter(([, count]) => count > 0).map(([status, count]) => count + ' ' + status).join(', ');
  return make('div', { class: 'tile' }, title, make('b', {}, counts[first] + ' of ' + all), bar, text);
}

function summary() {
  byId('run').textContent = data.target + ' against ' + data.document.title + ' ' + data.document.release +
    ' · ' + data.startedAt.replace('T', ' ').slice(0, 19) + ' UTC · ' + data.seconds + ' s · ' +
    data.summary.requests + ' requests, ' + data.summary.cases + ' cases · seed ' + data.seed + ' · adapter ' + data.adapter;
  const { claims, decisions, operations, checks } = data.summary;
  if (data.claims.length > 0) byId('tiles').append(tile('Statements proved', 'proved', claims));
  if (data.decisions.length > 0) byId('tiles').append(tile('Decisions proved', 'proved', decisions));
  byId('tiles').append(tile('Operations called', 'called', operations), tile('Checks passed', 'passed', checks));
}

function exchange(request) {
  const headers = Object.entries(request.headers).map(([name, value]) => name + ': ' + value).join('\\n');
  const status = request.status === 0 ? 'no response' : 'status ' + request.status + ' after ' + request.milliseconds + ' ms';
  const element = make('details', {}, make('summary', {}, make('span', { class: 'title' }, request.method + ' ' + request.url + ' → ' + status)));
  element.append(make('div', { class: 'inside' }, make('pre', {}, request.curl), make('pre', {}, headers + '\\n\\n' + request.body)));
  return element;
}

function claimLine(id) {
  return make('div', {}, says.has(id) ? id + ' ' + says.get(id) : id);
}

function row(list, name, ...values) {
  list.append(make('dt', {}, name), make('dd', {}, ...values));
}

function finding(found) {
  const list = make('dl');
  if (found.attempt !== undefined) row(list, 'tried', found.attempt);
  row(list, 'expected', found.expected);
  row(list, 'actual', make('span', { class: 'badge failed' }, found.actual));
  if (found.claims.length > 0) row(list, 'claims', ...found.claims.map(claimLine));
  const box = make('div', { class: 'finding' }, list);
  if (found.input !== undefined) box.append(make('pre', {}, JSON.stringify(found.input, null, 2)));
  box.append(...found.requests.map(exchange));
  return box;
}

function checkBody(check) {
  const list = make('dl');
  row(list, 'kind', check.kind + ', ' + check.cases + (check.cases === 1 ? ' case in ' : ' cases in ') + check.seconds + ' s');
  if (check.reason !== undefined) row(list, 'reason', check.reason);
  for (const note of check.notes ?? []) row(list, 'note', note);
  // Findings list their own claims.
  if (check.findings.length === 0 && check.claims.length > 0) row(list, 'claims', ...check.claims.slice(0, 12).map(claimLine), check.claims.length > 12 ? 'and ' + (check.claims.length - 12) + ' more' : '');
  const inside = make('div', { class: 'inside' }, list, ...check.findings.map(finding));
  if (check.findings.length === 0) inside.append(...check.requests.map(exchange));
  return inside;
}

/** Renders details when they are opened: a report may contain thousands of requests. */
function lazy(status, title, id, body) {
  const element = make('details', { class: cssName(status) }, make('summary', {},
    make('span', { class: 'badge' }, status), make('span', { class: 'title' }, title), make('span', { class: 'id' }, id)));
  element.addEventListener('toggle', () => {
    if (element.open && element.childElementCount === 1) element.append(body());
  });
  return element;
}

const order = ['failed', 'not shown', 'not run', 'not applicable', 'proved', 'passed', 'open', 'not implemented', 'not called', 'called', 'not selected', 'not testable'];
const searched = new Map();
function textOf(entry) {
  if (!searched.has(entry)) searched.set(entry, JSON.stringify(entry).toLowerCase());
  return searched.get(entry);
}

const views = {
  checks: {
    entries: data.checks,
    area: (check) => check.area,
    show: (entries) => entries.map((check) => lazy(check.status, check.title, check.id, () => checkBody(check))),
  },
  claims: {
    entries: data.claims,
    area: (claim) => claim.id.split('-').slice(0, 2).join('-'),
    show: (entries) => entries.map((claim) => lazy(claim.status, claim.says, claim.id, () => make('div', { class: 'inside' },
      make('p', {}, 'Reference: ' + claim.where), ...(claim.reason ? [make('p', {}, claim.reason)] : []),
      ...claim.decisions.map(claimLine), ...claim.checks.map((id) => make('div', {}, id))))),
  },
  decisions: {
    entries: data.decisions,
    area: () => 'decisions',
    show: (entries) => entries.map((decision) => lazy(decision.status, decision.question, decision.id, () => make('div', { class: 'inside' },
      make('p', {}, decision.says), ...(decision.reason ? [make('p', {}, decision.reason)] : []), ...decision.checks.map((id) => make('div', {}, id))))),
  },
  operations: {
    entries: data.operations,
    area: (operation) => operation.path.split('/').slice(0, 3).join('/'),
    show: (entries) => {
      const statuses = [...new Set(entries.flatMap((operation) => [...operation.documented, ...Object.keys(operation.seen)]))].sort();
      const table = make('table', {}, make('tr', {}, make('th', { scope: 'col' }, 'Operation'), ...statuses.map((status) => make('th', { scope: 'col' }, status))));
      for (const operation of entries) {
        table.append(make('tr', {}, make('th', { scope: 'row' }, operation.id), ...statuses.map((status) =>
          make('td', {}, operation.seen[status] ? String(operation.seen[status]) : operation.documented.includes(status) ? '·' : ''))));
      }
      const scrolled = make('div', { role: 'region', tabindex: '0', 'aria-label': 'Operations and received status codes' }, table);
      return [scrolled, make('p', {}, '· documented, not received')];
    },
  },
};

function fill(select, name, values) {
  select.replaceChildren(make('option', { value: '' }, 'Any ' + name), ...values.map((value) => make('option', { value }, value)));
}

function choose(name) {
  view = name;
  for (const button of document.querySelectorAll('nav button')) button.setAttribute('aria-pressed', String(button.dataset.view === name));
  const { entries, area } = views[name];
  fill(byId('status'), 'status', [...new Set(entries.map(({ status }) => status))].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  fill(byId('area'), 'area', [...new Set(entries.map(area))].sort());
  show();
}

function show() {
  const { entries, area, show: render } = views[view];
  const words = byId('search').value.toLowerCase().split(/\\s+/).filter(Boolean);
  const found = entries
    .filter((entry) => byId('status').value === '' || entry.status === byId('status').value)
    .filter((entry) => byId('area').value === '' || area(entry) === byId('area').value)
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  byId('count').textContent = found.length + ' of ' + entries.length;
  byId('list').replaceChildren(...render(found));
}

for (const button of document.querySelectorAll('nav button')) button.addEventListener('click', () => choose(button.dataset.view));
for (const id of ['search', 'status', 'area']) byId(id).addEventListener('input', show);
summary();
choose('checks');
`;
