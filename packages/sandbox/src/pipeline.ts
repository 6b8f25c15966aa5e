import type { HttpBindings } from '@hono/node-server';
import { TolerantRouter } from '@seller-funds/server';
import { type Handler, Hono } from 'hono';
import { cors } from 'hono/cors';
import { allowAllTenants } from './dashboard/all-tenants.js';
import { dashboardPage, dashboardPath } from './dashboard/page.js';
import { dashboardHeader, tenantsPath } from './dashboard/requests.js';
import { reportFilesPath } from './domain/reports/report-file.js';
import type { FaultRules } from './faults/fault-rules.js';
import type { Fetch } from './kernel/fetch.js';
import { onboardingPath } from './onboarding/serve-onboarding.js';
import { failureResponse } from './session.js';
import type { Store } from './storage/store.js';
import type { KeyCheck } from './tenants/keys.js';
import { refuseOtherHosts } from './http/allowed-hosts.js';
import { keyOfRequest } from './http/authenticate.js';
import { docsPath } from './http/docs-site.js';
import { healthPath } from './http/health.js';
import type { ServerSettings } from './http/listen.js';
import { ConnectionDropped, injectFaults } from './http/inject-faults.js';
import { metricsPath } from './http/metrics.js';
import { observeRequests, type RequestObserver } from './http/observe-requests.js';
import { assetsPath } from './http/page-assets.js';
import { limitRate } from './http/rate-limit.js';
import { recordRequests, type RequestLog } from './http/request-log.js';
import { refuseUnclearLength } from './http/transfer-encoding.js';

/** What middleware and handlers share in a process. Without a value, an optional part is not in the list. */
export interface PipelineParts {
  readonly store: Store;
  readonly faults: FaultRules;
  readonly requests: RequestLog | undefined;
  readonly observers: readonly RequestObserver[];
  readonly rateLimit: boolean;
  /** Returns false for keys without the required secret. */
  readonly allowsKey: KeyCheck;
  /** Returns a key as the dashboard on this machine lists it. */
  readonly showKey: (key: string) => string;
  readonly systemTime: () => number;
  readonly api: Fetch;
  readonly control: Fetch;
  readonly onboarding: Fetch;
  readonly reportFiles: Fetch;
  readonly docs: Fetch;
  readonly assets: Fetch;
  readonly health: Fetch;
  readonly metrics: Fetch | undefined;
  readonly onError: (error: unknown) => void;
}

/** A request of a socket has the objects of Node; an in-process request has not. */
export type Pipeline = Hono<{ Bindings: Partial<HttpBindings> }>;

/** How long a browser may cache a preflight response, in seconds. */
const preflightMaxAge = 600;

/**
 * The middleware and handlers of a request, in the order in which it meets them. No middleware reads a body: the API
 * and the control API do, after they have checked the key (`admit`) and taken a place of the concurrency limit.
 * @param server the settings of a listening server; undefined for in-process requests
 */
export function createPipeline(parts: PipelineParts, server?: ServerSettings): Pipeline {
  const { requests, observers, systemTime } = parts;
  const app: Pipeline = new Hono({ router: new TolerantRouter(), getPath: pathOf });
  app.onError((error) => respondToFailure(error, parts));

  // Sockets only: what the connection is, before anything else of the request counts.
  if (server?.hosts) app.use(refuseOtherHosts(server.hosts));
  if (server) app.use(refuseUnclearLength);
  if (server && server.origins.length > 0)
    app.use(cors({ origin: [...server.origins], exposeHeaders: ['*'], maxAge: preflightMaxAge }));
  // Lists the tenants for the dashboard on this machine, and adds the key of the one that it has chosen.
  const allTenants = server?.allTenants === true;
  if (allTenants) app.use(allowAllTenants(parts.store, parts.showKey));

  // Pages and checks of the process. They need no key and are not counted.
  app.all(tenantsPath, to(refuseList));
  app.all(`${dashboardPath}/*`, get(dashboardPage));
  app.all(`${healthPath}/*`, get(parts.health));
  if (parts.metrics) app.all(metricsPath, get(parts.metrics));

  if (observers.length > 0) app.use(observeRequests(observers));
  app.all(`${assetsPath}*`, get(parts.assets));
  app.all(`${docsPath}/*`, get(parts.docs));
  app.all(`${onboardingPath}*`, to(parts.onboarding));
  app.all(`${reportFilesPath}*`, get(parts.reportFiles));
  app.all('/_sandbox/*', to(parts.control));

  // The API. Requests of the dashboard, and those without the required secret, skip what the log shows and faults hit.
  const skips = (request: Request): boolean =>
    request.headers.has(dashboardHeader) || !parts.allowsKey(keyOfRequest(request) ?? '');
  const api = to(parts.api);
  app.use((context, next) => (skips(context.req.raw) ? api(context, next) : next()));
  if (requests) app.use(recordRequests(requests, systemTime));
  app.use(injectFaults(parts.faults));
  if (parts.rateLimit) app.use(limitRate(systemTime));
  app.use(api);
  return app;
}

/** The path of a URL as it was sent: a decoded path could reach another handler than the one that reads it. */
function pathOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

function to(serve: Fetch): Handler {
  return ({ req }) => serve(req.raw);
}

/** Serves GET and HEAD; other methods get 405. */
function get(serve: Fetch): Handler {
  return ({ req: { raw } }) =>
    raw.method === 'GET' || raw.method === 'HEAD'
      ? serve(raw)
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

function refuseList(): Response {
  const message = 'This sandbox does not list its tenants. Open a tenant with its key.';
  return Response.json({ message }, { status: 403 });
}

/** @throws {ConnectionDropped} as it came: the caller of the pipeline drops the connection */
function respondToFailure(error: Error, { onError }: PipelineParts): Response {
  if (error instanceof ConnectionDropped) throw error;
  return failureResponse(error, onError);
}
