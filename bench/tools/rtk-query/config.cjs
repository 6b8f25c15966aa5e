// RTK Query wants the API to which it adds endpoints: base-api.ts.
module.exports = {
  schemaFile: process.env.BENCH_DOCUMENT,
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  outputFile: `${process.env.BENCH_OUT}/client.ts`,
};
