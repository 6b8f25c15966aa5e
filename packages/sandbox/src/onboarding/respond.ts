import { removeEntry } from '../domain/sellers/onboarding/remove-entry.js';
import { submitOnboarding } from '../domain/sellers/onboarding/submit-onboarding.js';
import { formatMoment } from '../kernel/moment.js';
import { ServiceError } from '../kernel/service-error.js';
import { readByLink, type UnitsOfWork } from '../unit/unit-of-work.js';
import type { HolderUpdateBody } from '../resources/account-holders.js';
import { checkEntries } from './check-entries.js';
import { buildBody, type FormBody } from './form-body.js';
import type { FormPage } from './form-page.js';
import { formView } from './form-view.js';
import { checkForm, type FormFault, moveFaultsToRequiredField } from './messages.js';
import { type Notice, noticeView } from './notice-view.js';
import { legalFormView, overviewView, progressView } from './overview-view.js';
import { frameHeaders, type Html } from './page-frame.js';
import { fieldsOf, isEmptyForm, readEntries, readForm } from './read-form.js';
import { isSameOrigin } from './same-origin.js';
import { faultsOfError, RefusedForm, storeForm, type StoredHolder } from './save-form.js';
import { onboardingPath } from './serve-onboarding.js';
import { findPageFaults, isWrongEntry, neededNames } from './page-state.js';
import { findPage, openTasks, savedPath, type TaskGroup, taskGroups } from './tasks.js';
import { loadOnboardingData, type OnboardingData } from './onboarding-data.js';

const address = /^\/onboarding\/([\w-]{22})\/([0-9a-f]{40})(?:\/([\w/-]{1,200}))?$/;

interface PageContext extends OnboardingData {
  readonly request: Request;
  readonly units: UnitsOfWork;
  readonly secret: string;
  /** The path of the overview. */
  readonly base: string;
  /** The path of the page below the overview; empty for the overview itself. */
  readonly path: string;
  readonly groups: readonly TaskGroup[];
}

export async function respond(
  units: UnitsOfWork,
  request: Request,
  onError: (error: unknown) => void,
): Promise<Response> {
  try {
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return await notice('method');
    const context = await loadContext(units, request);
    if (typeof context === 'string') return await notice(context);
    return await (request.method === 'POST' ? handlePost(context) : handleGet(context));
  } catch (error) {
    onError(error);
    return notice('failed');
  }
}

async function loadContext(units: UnitsOfWork, request: Request): Promise<PageContext | Notice> {
  const { pathname } = new URL(request.url);
  const [, link = '', secret = '', path = ''] = address.exec(pathname) ?? [];
  const files = request.method === 'POST' && path.startsWith('bank/');
  const visited = await readByLink(units, link, (unit) => loadOnboardingData(unit, secret, files));
  if (!visited) return 'unknown';
  const { onboarding, holder } = visited;
  if (onboarding.state !== 'OPEN') return onboarding.state === 'EXPIRED' ? 'expired' : 'submitted';
  if (holder.row.status === 'CLOSED') return 'closed';
  const base = `${onboardingPath}${link}/${secret}`;
  return { ...visited, request, units, secret, base, path, groups: taskGroups(visited) };
}

function handleGet(context: PageContext): Promise<Response> | Response {
  const { path, base } = context;
  if (path === '') return overview(context, 200);
  const page = findPage(context.groups, path);
  return page ? form(context, page, 200, []) : seeOther(base);
}

function overview(context: PageContext, status: 200 | 422): Promise<Response> {
  const { holder, base, groups, onboarding } = context;
  const { legalEntity, row } = holder;
  if (!legalEntity) return send(context, status, legalFormView(row.displayName, status === 200));
  const expires = formatMoment(onboarding.expiresAt);
  const refused = status === 422;
  const view = overviewView({ name: row.displayName, base, groups, expires, refused });
  return send(context, status, view);
}

function form(
  context: PageContext,
  page: FormPage,
  status: 200 | 422,
  faults: readonly FormFault[],
  sent?: FormData,
): Promise<Response> {
  const required = neededNames(page, context.requirements);
  const progress = progressView(context.groups);
  const view = formView({ page, base: context.base, progress, required, faults, sent });
  return send(context, status, view);
}

async function handlePost(context: PageContext): Promise<Response> {
  if (!isSameOrigin(context.request)) return notice('foreign');
  const chooses = context.path === '' && !context.holder.legalEntity;
  if (context.path === '' && !chooses) return submit(context);
  const sent = await readForm(context.request);
  if (typeof sent === 'string') return notice(sent);
  if (chooses) return chooseForm(context, sent);
  const page = findPage(context.groups, context.path);
  if (!page) return seeOther(context.base);
  return save(context, page, sent);
}

async function chooseForm(context: PageContext, sent: FormData): Promise<Response> {
  const legalForm = sent.get('legalForm');
  const body = buildBody([{ name: 'legalEntity.legalForm', value: legalForm }]);
  const checked = checkForm(body);
  const stored = 'faults' in checked ? checked : await store(context, body, checked.update);
  return 'faults' in stored ? overview(context, 422) : seeOther(`${context.base}/details`);
}

/** What the seller wants: to leave a complete page, to leave it as it is, or to see its faults, which stores nothing. */
type Intent = 'continue' | 'later' | 'check';

async function save(context: PageContext, page: FormPage, sent: FormData): Promise<Response> {
  const isCheck = context.request.headers.get('accept')?.includes('application/json');
  if (isCheck) {
    const checked = await storePage(context, page, sent, 'check');
    return Response.json({ faults: 'faults' in checked ? checked.faults : [] });
  }
  const action = sent.get('action');
  if (action === 'remove') return remove(context, page);
  const isLater = action === 'later';
  const isNew = page.entry === undefined && page.requiredField !== undefined;
  if (isLater && isNew && isEmptyForm(page, sent)) return seeOther(context.base);
  const stored = await storePage(context, page, sent, isLater ? 'later' : 'continue');
  if ('faults' in stored) return form(context, page, 422, stored.faults, sent);
  if (isLater) return seeOther(context.base);
  const after = taskGroups(stored);
  const path = savedPath(context.path, context.groups, after);
  // One task a page; what is missing in this one is on the overview.
  const next = openTasks(after).find((task) => task.path !== path);
  return seeOther(next ? `${context.base}/${next.path}` : context.base);
}

async function remove(context: PageContext, { entry }: FormPage): Promise<Response> {
  const { units, tenant, secret, base } = context;
  if (entry === undefined) return seeOther(base);
  try {
    await units.write(tenant, (unit) => removeEntry(unit, secret, entry));
  } catch (error) {
    // Removed before, or in use.
    if (!(error instanceof ServiceError)) throw error;
  }
  return seeOther(base);
}

async function storePage(
  context: PageContext,
  page: FormPage,
  sent: FormData,
  intent: Intent,
): Promise<StoreResult> {
  const { requirements } = context;
  const needed = intent === 'continue' ? neededNames(page, requirements) : new Set<string>();
  const wrong = await checkEntries(page, sent, needed, requirements.today);
  const body = buildBody(await readEntries(page, sent));
  const checked = checkForm(body);
  const faults = [...wrong, ...('faults' in checked ? checked.faults : [])];
  const stored =
    faults.length > 0 || 'faults' in checked
      ? { faults }
      : await store(context, body, checked.update, (after) => {
          refusePage(context, page, after, intent);
        });
  return 'faults' in stored
    ? { faults: orderFaults(page, moveFaultsToRequiredField(stored.faults, page)) }
    : stored;
}

/** @throws {RefusedForm} if the stored page must not be left, or nothing is to be stored */
function refusePage(
  { path, groups }: PageContext,
  page: FormPage,
  after: StoredHolder,
  intent: Intent,
): void {
  const changed = taskGroups(after);
  const saved = findPage(changed, savedPath(path, groups, changed)) ?? page;
  const faults = findPageFaults(saved, after.requirements);
  if (intent === 'check') throw new RefusedForm(faults.filter(isWrongEntry));
  if (intent === 'continue' && faults.length > 0) throw new RefusedForm(faults);
}

/** Returns the first fault of each field, in the order of the fields. */
function orderFaults(page: FormPage, faults: readonly FormFault[]): FormFault[] {
  const names = fieldsOf(page).map(({ path }) => path);
  const first = new Map(faults.toReversed().map((fault) => [fault.name, fault]));
  const place = ({ name }: FormFault): number => names.indexOf(name) + 1 || names.length + 1;
  return [...first.values()].toSorted((left, right) => place(left) - place(right));
}

type StoreResult = StoredHolder | { readonly faults: readonly FormFault[] };

/** @param check is called in the unit; if it throws, nothing is stored */
async function store(
  { units, tenant, secret, holder }: PageContext,
  body: FormBody,
  update: HolderUpdateBody,
  check: (stored: StoredHolder) => void = () => undefined,
): Promise<StoreResult> {
  const { code } = holder.row;
  try {
    return await units.write(tenant, async (unit) => {
      const stored = await storeForm(unit, secret, code, update);
      check(stored);
      return stored;
    });
  } catch (error) {
    const faults = faultsOfError(error, body);
    if (faults) return { faults };
    throw error;
  }
}

async function submit(context: PageContext): Promise<Response> {
  const { units, tenant, secret, onboarding, base, groups } = context;
  if (openTasks(groups).length > 0) return overview(context, 422);
  const findings = await units.write(tenant, (unit) => submitOnboarding(unit, secret));
  if (findings.length > 0) return overview(context, 422);
  if (onboarding.redirectUrl === null) return seeOther(base);
  const target = new URL(onboarding.redirectUrl);
  target.searchParams.set('status', 'submitted');
  return seeOther(target.href);
}

async function send(
  { request, onboarding }: PageContext,
  status: number,
  page: Html,
): Promise<Response> {
  const text = String(await page);
  const headers = frameHeaders(onboarding.redirectUrl);
  return new Response(request.method === 'HEAD' ? null : text, { status, headers });
}

async function notice(what: Notice): Promise<Response> {
  const { status, page } = noticeView(what);
  const headers = frameHeaders(null);
  return new Response(String(await page), {
    status,
    headers: { ...headers, ...(what === 'method' && { allow: 'GET, HEAD, POST' }) },
  });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
