// Runs a collection: node run-newman.cjs COLLECTION TARGET KEY RESULT
const { readFileSync, writeFileSync } = require('node:fs');
const newman = require('newman');

const [, , collection, target, apiKey, result] = process.argv;
const variables = { baseUrl: target, apiKey, bearerToken: apiKey };

newman.run(
  {
    collection: JSON.parse(readFileSync(collection, 'utf8')),
    envVar: Object.entries(variables).map(([key, value]) => ({ key, value })),
    timeoutRequest: 60_000,
  },
  (error, summary) => {
    if (error) throw error;
    const failed = [];
    const violations = [];
    const late = [];
    const statuses = [];
    for (const { item, response, assertions = [], requestError } of summary.run.executions) {
      if (/TIMEDOUT/.test(requestError?.code)) late.push(item.name);
      else if (requestError) failed.push(`${item.name}: no answer`);
      for (const { assertion, error: found } of assertions) if (found) failed.push(assertion);
      if (response) statuses.push(response.code);
      const header = response?.headers.get('sl-violations');
      if (header) {
        const found = JSON.parse(header).map(
          ({ location, code }) => `${location.join('.')} ${code}`,
        );
        violations.push(...found.map((each) => `${item.name}: ${each}`));
      }
      if (response && response.code >= 500) violations.push(`${item.name}: ${response.code}`);
    }
    writeFileSync(result, JSON.stringify({ failed, violations, late, statuses }));
  },
);
