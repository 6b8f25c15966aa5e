import type { DiagnosticTemplate } from './template.js';

/** What is said of the options of a run, and of what is fetched or applied before a document is read. */
export const inputCatalogue = {
  'config/unreadable': {
    severity: 'error',
    message: 'The configuration cannot be loaded: {reason}.',
    hint: 'Correct it, or write it as JSON or JavaScript.',
  },
  'config/unknown-key': {
    severity: 'error',
    message: 'The configuration knows no {key}{near}.',
    hint: 'Known here are {known}.',
  },
  'config/value': {
    severity: 'error',
    message: 'Expected {expected} here, found {found}.',
    hint: 'See docs/generators.md for what each option takes.',
  },
  'filter/malformed': {
    severity: 'error',
    message: 'The filter {filter} names no part of a document.',
    hint: 'Write tag:NAME, path:PATH, operation:ID or schema:NAME, in which * stands for any text.',
  },
  'filter/no-match': {
    severity: 'error',
    message: 'The filter {filter} matches nothing in the document{near}.',
    hint: 'Correct it, or remove it; names are those of the document, in the same case.',
  },
  'filter/needed': {
    severity: 'warning',
    message: 'The schema {name} is excluded and needed all the same; any value is allowed there.',
    hint: 'Exclude what needs it as well, or include it.',
  },
  'overlay/version': {
    severity: 'error',
    message: 'This is not an overlay of version 1.0 or 1.1 ({found}).',
    hint: 'An overlay begins with "overlay: 1.0.0" or "overlay: 1.1.0".',
  },
  'overlay/shape': {
    severity: 'error',
    message: 'Expected {expected} here.',
    hint: 'See the OpenAPI Overlay Specification for what may stand here.',
  },
  'overlay/path': {
    severity: 'error',
    message: 'This is no JSONPath of RFC 9535: {reason}.',
    hint: 'Correct it; a name with other characters than letters stands in brackets and quotes.',
  },
  'overlay/no-match': {
    severity: 'warning',
    message: 'The target {target} matches nothing in the document.',
    hint: 'Correct it, or remove the action.',
  },
  'overlay/mismatch': {
    severity: 'error',
    message: 'The update has {update} where the document has {target}.',
    hint: 'Write what the document has there, or remove that by an action before this one.',
  },
  'remote/failed': {
    severity: 'error',
    message: 'Nothing can be fetched from {url}: {reason}.',
    hint: 'Check the address, and what it needs with --header.',
  },
  'remote/redirect': {
    severity: 'error',
    message: 'The document at {url} is moved to {target}, where it is not fetched.',
    hint: 'Name that address with --spec, if it may have the headers.',
  },
  'remote/host': {
    severity: 'error',
    message: 'The reference {reference} leads to {host}, from which nothing is fetched.',
    hint: 'Allow it with --host {host}.',
  },
  'remote/changed': {
    severity: 'error',
    message: 'The document of {url} has changed since it was locked.',
    hint: 'See what changed, and take it over with --update-lock.',
  },
  'remote/unlocked': {
    severity: 'error',
    message: 'The lock has nothing of {url}.',
    hint: 'Run without --check, and commit the lock.',
  },
} as const satisfies Record<string, DiagnosticTemplate>;
