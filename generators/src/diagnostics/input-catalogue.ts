import type { DiagnosticTemplate } from './template.js';

/** Diagnostics of options, filters, overlays and fetched files. */
export const inputCatalogue = {
  'config/runtime-version': {
    severity: 'warning',
    message: 'The generated code imports {name} {version}, but {found}.',
    hint: 'Run `npm install --save-exact {name}@{version}`.',
  },
  'config/unreadable': {
    severity: 'error',
    message: 'Cannot load the configuration: {reason}.',
    hint: 'Correct it, or write the configuration as JSON or JavaScript.',
  },
  'config/unknown-key': {
    severity: 'error',
    message: 'Unknown option {key}{near}.',
    hint: 'Known options: {known}.',
  },
  'config/value': {
    severity: 'error',
    message: 'Expected {expected}, found {found}.',
    hint: 'See docs/generators.md for what each option takes.',
  },
  'filter/malformed': {
    severity: 'error',
    message: 'The filter {filter} is invalid.',
    hint: 'Write tag:NAME, path:PATH, operation:ID or schema:NAME; * matches any text.',
  },
  'filter/no-match': {
    severity: 'error',
    message: 'The filter {filter} matches nothing in the document{near}.',
    hint: 'Correct or remove it. Names are case-sensitive.',
  },
  'filter/needed': {
    severity: 'warning',
    message:
      'The schema {name} is excluded, but other parts refer to it; any value is allowed there.',
    hint: 'Exclude these parts as well, or include the schema.',
  },
  'overlay/version': {
    severity: 'error',
    message: 'Not an overlay of version 1.0 or 1.1 ({found}).',
    hint: 'Start the file with "overlay: 1.0.0" or "overlay: 1.1.0".',
  },
  'overlay/shape': {
    severity: 'error',
    message: 'Expected {expected}.',
    hint: 'See the OpenAPI Overlay Specification for the allowed values.',
  },
  'overlay/path': {
    severity: 'error',
    message: 'Invalid JSONPath (RFC 9535): {reason}.',
    hint: "Correct it. Put names with special characters in brackets and quotes: $['a-b'].",
  },
  'overlay/no-match': {
    severity: 'warning',
    message: 'The target {target} matches nothing in the document.',
    hint: 'Correct the target, or remove the action.',
  },
  'overlay/extends': {
    severity: 'warning',
    message: 'The overlay extends {extends}, but is applied to {document}.',
    hint: 'Correct "extends", or apply the overlay to its document.',
  },
  'overlay/mismatch': {
    severity: 'error',
    message: 'The update has {update} where the document has {target}.',
    hint: 'Use a value of the same kind, or remove the target with an action before this one.',
  },
  'remote/failed': {
    severity: 'error',
    message: 'Cannot fetch {url}: {reason}.',
    hint: 'Check the URL, and set required headers with --header.',
  },
  'remote/redirect': {
    severity: 'error',
    message: 'The URL {url} redirects to {target}, which is not followed.',
    hint: 'Pass that URL, or allow its host with --host {host}.',
  },
  'remote/host': {
    severity: 'error',
    message: 'The reference {reference} leads to the host {host}, which is not allowed.',
    hint: 'Allow it with --host {host}.',
  },
  'remote/changed': {
    severity: 'error',
    message: 'The document at {url} has changed since it was locked.',
    hint: 'Review the change, then accept it with --update-lock.',
  },
  'remote/unlocked': {
    severity: 'error',
    message: 'The lock file has no entry for {url}.',
    hint: 'Run without --check, and commit the lock file.',
  },
} as const satisfies Record<string, DiagnosticTemplate>;
