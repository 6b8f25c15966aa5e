import type { ComponentChildren, JSX } from 'preact';
import { type ApiData, useApiData } from '../tenant-context.js';
import { LinkedCode, Loaded, Moment, Section, Title } from '../components.js';
import { DataTable } from '../data-table.js';
import { formatName } from '../format-name.js';
import type { List } from '../list-view.js';
import { viewHref } from '../route.js';
import { payouts } from './payouts.js';
import { sellers } from './sellers.js';
import { splits } from './splits.js';

const few = { _pageNumber: 0, _pageSize: 5 };

export function Overview(): JSX.Element {
  return (
    <>
      <Title>Overview</Title>
      <div class="tiles">
        <NextJob />
        <WebhookCounts />
      </div>
      <Newest view="sellers" list={sellers} />
      <Newest view="splits" list={splits} />
      <Newest view="payouts" list={payouts} />
    </>
  );
}

function Newest<Row>({
  view,
  list,
}: {
  readonly view: string;
  readonly list: List<Row>;
}): JSX.Element {
  const live = useApiData((api) => list.load(api, few, {}), [view]);
  const { caption } = list;
  // Without the code: the name of the row leads to it.
  const columns = list.columns.filter(({ name }) => name !== 'Code');
  return (
    <Section title={caption}>
      <Loaded live={live}>
        {({ elements, totalElementCount }) =>
          totalElementCount === 0 ? (
            <>{list.empty}</>
          ) : (
            <>
              <DataTable table={{ ...list, columns }} rows={elements} />
              <p>
                <a href={viewHref(view)}>
                  Show all {caption.toLowerCase()} ({totalElementCount})
                </a>
              </p>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Tile<T>({
  name,
  view,
  live,
  children,
}: {
  readonly name: string;
  readonly view: string;
  readonly live: ApiData<T>;
  readonly children: (data: T) => ComponentChildren;
}): JSX.Element {
  return (
    <section>
      <h2>
        <a href={viewHref(view)}>{name}</a>
      </h2>
      <Loaded live={live}>{children}</Loaded>
    </section>
  );
}

function NextJob(): JSX.Element {
  const live = useApiData(({ control }) => control.clock.listJobs(), []);
  return (
    <Tile name="Next job" view="clock" live={live}>
      {({ jobs: [next, ...others] }) =>
        next ? (
          <p>
            {formatName(next.kind)} {next.code !== next.kind && <LinkedCode of={next.code} />} at{' '}
            <Moment at={next.dueAt} /> {others.length > 0 && `and ${others.length} more`}
          </p>
        ) : (
          <p>Nothing is scheduled.</p>
        )
      }
    </Tile>
  );
}

function WebhookCounts(): JSX.Element {
  const live = useApiData(({ control }) => control.webhooks.getWebhooks(), [], true);
  return (
    <Tile name="Webhooks" view="webhooks" live={live}>
      {({ paused, due, waiting, delivered, failed }) => (
        <p>
          {paused && 'Paused. '}
          {delivered} delivered, {due + waiting} to send,{' '}
          <span class={failed > 0 ? 'problem' : undefined}>{failed} failed</span>
        </p>
      )}
    </Tile>
  );
}
