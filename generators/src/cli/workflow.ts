/** The GitHub workflow of `init` (docs/ci.md). A document at a URL is undefined: it has no earlier version. */
export function workflowOf(document: string | undefined): string {
  return document === undefined ? generated : generated + changesOf(document);
}

const generated = `name: contract

on:
  pull_request:

permissions:
  contents: read
  # For the comment. Pull requests from forks get no such permission.
  pull-requests: write

jobs:
  generated:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - run: npx seller-funds-generate --check
`;

function changesOf(document: string): string {
  const file = /^[\w./-]+$/.test(document) ? document : JSON.stringify(document);
  return `
  changes:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          # A shallow clone does not have the base.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - name: Compare with the base
        env:
          BASE: origin/\${{ github.base_ref }}
          GH_TOKEN: \${{ github.token }}
          PULL_REQUEST: \${{ github.event.pull_request.number }}
        run: |
          npx seller-funds-diff "$BASE" --spec ${file} --accept accepted.yaml --format markdown --output diff.md --fail-on none
          gh pr comment "$PULL_REQUEST" --edit-last --create-if-none --body-file diff.md
          npx seller-funds-diff "$BASE" --spec ${file} --accept accepted.yaml --format annotations
`;
}
