import { inputCatalogue } from './input-catalogue.js';
import type { DiagnosticTemplate } from './template.js';

/** Every diagnostic that the generators can give. A code that is not here does not compile. */
export const catalogue = {
  ...inputCatalogue,
  'source/unreadable': {
    severity: 'error',
    message: 'The document cannot be read: {reason}.',
    hint: 'Check its path.',
  },
  'source/syntax': {
    severity: 'error',
    message: 'The document is neither valid YAML nor JSON: {reason}.',
    hint: 'Correct the syntax at this place.',
  },
  'source/key-twice': {
    severity: 'warning',
    message: 'The key {key} stands twice in one object; the last one counts.',
    hint: 'Remove one of the two.',
  },
  'source/not-an-object': {
    severity: 'error',
    message: 'Expected an object here, found {found}.',
    hint: 'Name the file that begins with "openapi".',
  },
  'source/alias-cycle': {
    severity: 'error',
    message: 'A YAML alias stands inside of what it repeats.',
    hint: 'Use $ref for a structure that contains itself.',
  },
  'source/too-deep': {
    severity: 'error',
    message: 'The document is nested more than {limit} levels deep.',
    hint: 'Move what is inside into components, and refer to it.',
  },
  'source/remote': {
    severity: 'warning',
    message:
      'The reference {reference} leads to the network, from which nothing is fetched; {outcome}.',
    hint: 'Store the document beside this one and refer to the file, or allow its host with --host.',
  },
  'source/outside': {
    severity: 'error',
    message: 'The reference {reference} leads out of the folder that holds the document.',
    hint: 'Name a folder that holds all files of the document with --root DIR.',
  },
  'output/foreign': {
    severity: 'error',
    message: 'This file was not generated, so it is not replaced.',
    hint: 'Move it away, or choose another folder with --out.',
  },
  'output/command': {
    severity: 'error',
    message: 'The command {command} given with --after failed: {reason}.',
    hint: 'Run it in a folder with such files to see why; nothing was written.',
  },
  'output/unwritable': {
    severity: 'error',
    message: 'The file cannot be written: {reason}.',
    hint: 'Check the folder given with --out.',
  },
  'source/reference': {
    severity: 'warning',
    message: 'The reference {reference} leads nowhere; {outcome}.',
    hint: 'Correct the reference, or create what it names.',
  },
  'source/reference-needed': {
    severity: 'error',
    message: 'The reference {reference} leads {where}, and requests cannot be written without it.',
    hint: 'Correct the reference, or create what it names.',
  },
  'source/reference-loop': {
    severity: 'warning',
    message: 'The reference {reference} leads back to itself; it is left out.',
    hint: 'Let it name the element that is meant.',
  },
  'source/bundle': {
    severity: 'error',
    message: 'The files of the document cannot be put together: {reason}.',
    hint: 'Run the lint of the document for details.',
  },
  'document/version': {
    severity: 'error',
    message: 'This is not an OpenAPI 3.0 or 3.1 document ({found}).',
    hint: 'A Swagger 2.0 document must be converted first, for example with swagger2openapi.',
  },
  'document/version-new': {
    severity: 'warning',
    message: 'OpenAPI {found} is read as OpenAPI 3.1.',
    hint: 'What is new in 3.2 is left out: QUERY and additionalOperations, "in: querystring", itemSchema, prefixEncoding.',
  },
  'document/shape': {
    severity: 'warning',
    message: 'Expected {expected} here, found {found}; it is left out.',
    hint: 'See the OpenAPI specification for what may stand here.',
  },
  'operation/id-missing': {
    severity: 'warning',
    message: 'The operation has no operationId; {name} is used.',
    hint: 'Give it an operationId, so that its name does not change with its path.',
  },
  'operation/id-duplicate': {
    severity: 'warning',
    message: 'The operationId {id} is used twice; this one becomes {name}.',
    hint: 'Give each operation an operationId of its own.',
  },
  'operation/parameter-undeclared': {
    severity: 'warning',
    message:
      'The path names the parameter {name}, which the operation does not declare; it is taken for a required string.',
    hint: 'Declare it with "in: path".',
  },
  'operation/parameter-unused': {
    severity: 'warning',
    message: 'The path does not name the path parameter {name}, so that it is never sent.',
    hint: 'Put it into the path in braces, or remove it.',
  },
  'operation/parameter-style': {
    severity: 'warning',
    message: 'A {place} parameter has no style {style}; {instead} is used.',
    hint: 'Choose one of {styles}.',
  },
  'operation/parameter-duplicate': {
    severity: 'warning',
    message: 'The {place} parameter {name} is declared twice; the last one counts.',
    hint: 'Remove one of the two.',
  },
  'operation/path-duplicate': {
    severity: 'warning',
    message:
      'The operation {id} matches the same requests as {other} ({path}); servers leave it out.',
    hint: 'Templates that differ only in the names of their parameters are one path: keep one of them.',
  },
  'operation/security-unknown': {
    severity: 'warning',
    message: 'The security scheme {name} is not declared; {outcome}.',
    hint: 'Declare it below components/securitySchemes, or name one that is there.',
  },
  'operation/unsupported': {
    severity: 'warning',
    message: 'The generated code does not heed {what}.',
    hint: 'See the limits in docs/generators.md for what to do by hand.',
  },
  'operation/pagination-parameter': {
    severity: 'warning',
    message:
      'x-pagination names the parameter {name}, which the operation does not have; it is left out.',
    hint: 'Name one of its query parameters.',
  },
  'operation/method-duplicate': {
    severity: 'warning',
    message: 'The client has {group}.{method} already; {id} becomes {group}.{name}.',
    hint: 'Give each operation of a group a method of its own with x-resource.',
  },
  'server/variable-undeclared': {
    severity: 'warning',
    message: 'The URL of the server names the variable {name}, which has no default.',
    hint: 'Declare it below "variables" of the server.',
  },
  'server/variable-default': {
    severity: 'warning',
    message: 'The default {chosen} is none of the values of the variable ({values}).',
    hint: 'Add it to the enum of the variable, or choose another one.',
  },
  'link/target': {
    severity: 'warning',
    message:
      'The link leads to the operation {name}, which the document does not have; it is left out.',
    hint: 'Name an operationId, or refer to an operation below "#/paths".',
  },
  'link/parameter': {
    severity: 'warning',
    message: 'The link gives the parameter {name}, which the operation {operation} does not have.',
    hint: 'Name one of its parameters; where two places share a name, write "path.id" or "query.id".',
  },
  'schema/mapping': {
    severity: 'warning',
    message: 'The discriminator maps {value} to {target}, which is no component; it is left out.',
    hint: 'Map to "#/components/schemas/NAME" or to the name alone.',
  },
  'schema/loop': {
    severity: 'warning',
    message: 'The schema demands itself of the same value: {cycle}. Any value is allowed.',
    hint: 'Refer to it from a property or from items, or remove the reference.',
  },
  'schema/recursion': {
    severity: 'warning',
    message:
      'The reference {reference} leads to a schema that holds it and is no component; any value is allowed.',
    hint: 'Move the schema to components/schemas, where it has a name.',
  },
  'schema/contradiction': {
    severity: 'warning',
    message: 'The schema contradicts itself: {reason}.',
    hint: 'Correct one of the two: the validators refuse every value.',
  },
  'schema/enum-value': {
    severity: 'warning',
    message: 'The other keywords of the schema refuse some values of its enum: {values}.',
    hint: 'Remove them from the enum, or correct the type or the limits beside it.',
  },
  'schema/default': {
    severity: 'warning',
    message: 'The default {value} is not valid against its own schema, so that it is not used.',
    hint: 'Correct the default; mind that a number is not a text.',
  },
  'schema/example': {
    severity: 'warning',
    message: 'The example is not valid against its schema.',
    hint: 'Correct the example, or the schema.',
  },
  'schema/dialect': {
    severity: 'warning',
    message: 'The keyword {keyword} belongs to OpenAPI 3.0; it is read as it is meant there.',
    hint: 'In OpenAPI 3.1 write {instead}.',
  },
  'schema/nullable': {
    severity: 'warning',
    message:
      'Without a type beside it nullable says nothing in OpenAPI 3.0; it is read as its author meant it, and null is allowed.',
    hint: 'Write the type beside it, or allow null by a schema of its own.',
  },
  'schema/pattern-slow': {
    severity: 'warning',
    message:
      'The pattern {pattern} can take time that grows exponentially with the length of a text.',
    hint: 'Rewrite it so that one text cannot be matched in several ways, or limit the length before it is matched.',
  },
  'schema/unsupported': {
    severity: 'warning',
    message: 'The keyword {keyword} is not enforced by the validators.',
    hint: 'State the rule in another way, or check it by hand.',
  },
} as const satisfies Record<string, DiagnosticTemplate>;

/** The stable code of a diagnostic. */
export type DiagnosticCode = keyof typeof catalogue;
