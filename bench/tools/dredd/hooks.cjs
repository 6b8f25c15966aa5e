// What a careful user of Dredd writes for an API whose codes are made by the service: only answers that
// the documented request can get are expected, and codes of the examples are replaced by real ones.
const { writeFileSync } = require('node:fs');
const hooks = require('hooks');

const isCode = /^[a-z]+_[0-9A-Z]{26}$/;

/** Codes in the examples → codes that the service made. */
const made = new Map();

function collect(shown, real) {
  if (typeof shown !== 'object' || typeof real !== 'object' || !shown || !real) return;
  for (const key of Object.keys(shown)) {
    if (isCode.test(shown[key]) && isCode.test(real[key])) made.set(shown[key], real[key]);
    collect(shown[key], real[key]);
  }
}

function withCodes(text) {
  return [...made].reduce((changed, [shown, real]) => changed.replaceAll(shown, real), text);
}

hooks.beforeEach((transaction, done) => {
  const status = transaction.expected.statusCode;
  if (status === '401') delete transaction.request.headers.Authorization;
  transaction.fullPath = withCodes(transaction.fullPath);
  transaction.request.body = withCodes(transaction.request.body ?? '');
  done();
});

hooks.afterEach((transaction, done) => {
  try {
    if (transaction.request.method === 'POST')
      collect(JSON.parse(transaction.expected.body), JSON.parse(transaction.real.body));
  } catch {
    // No JSON: nothing to learn.
  }
  done();
});

hooks.afterAll((transactions, done) => {
  const failed = transactions
    .filter(({ test }) => test?.status === 'fail')
    .map(({ name, test }) => `${name}: ${test.message}`);
  writeFileSync(process.env.DREDD_RESULT, JSON.stringify(failed));
  done();
});
