import type * as v2 from '@seller-funds/contract/v2';
import { reportTypeValues } from '@seller-funds/contract/vocabulary/shared';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ActionButton, State, Title } from '../components.js';
import { dateColumn } from '../data-table.js';
import { SelectField } from '../fields.js';
import { type List, ListView } from '../list-view.js';
import { formatName } from '../format-name.js';
import { useTenant } from '../tenant-context.js';

type Type = (typeof reportTypeValues)[number];

function reportsOf(report: Type): List<v2.Report> {
  return {
    caption: 'Reports',
    columns: [
      dateColumn('Requested', ({ createdAt }) => createdAt),
      { name: 'State', cell: ({ status }) => <State of={status} /> },
      { name: 'File', cell: ({ url }) => url && <a href={url}>Download</a> },
      { name: 'Identifier', minor: true, cell: ({ id }) => <code>{id}</code> },
    ],
    keyOf: ({ id }) => id,
    load: async (api, { _pageNumber: page }) => {
      const found = await api.v2.reports.list({
        report,
        page: page + 1,
        limit: 25,
        direction: ['desc'],
      });
      return { elements: found.items, totalElementCount: found.pagination.total };
    },
    empty: <p>No reports of this type yet.</p>,
  };
}

export function Reports(): JSX.Element {
  const { api } = useTenant();
  const [report, setReport] = useState<Type>('payout-report');
  const choose = (value: string): void =>
    setReport(reportTypeValues.find((one) => one === value) ?? report);
  const choices = reportTypeValues.map(
    (one) => [one, formatName(one.replaceAll('-', '_'))] as const,
  );
  return (
    <>
      <Title>Reports</Title>
      <div class="filter">
        <SelectField id="report" label="Report" value={report} onValue={choose} choices={choices} />
      </div>
      <p class="actions">
        <ActionButton act={() => api.v2.reports.create({ report })}>
          Request this report
        </ActionButton>
      </p>
      <ListView list={reportsOf(report)} inputs={[report]} />
    </>
  );
}
