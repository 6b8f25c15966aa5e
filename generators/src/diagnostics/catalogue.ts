import { inputCatalogue } from './input-catalogue.js';
import type { DiagnosticTemplate } from './template.js';

/** Every diagnostic of the generators, by code. */
export const catalogue = {
  ...inputCatalogue,
  'source/unreadable': {
    severity: 'error',
    message: 'Cannot read the document: {reason}.',
    hint: 'Check the path.',
  },
  'source/syntax': {
    severity: 'error',
    message: 'Invalid YAML or JSON: {reason}.',
    hint: 'Correct the syntax at this place.',
  },
  'source/key-twice': {
    severity: 'warning',
    message: 'Duplicate key {key}; the last value is used.',
    hint: 'Remove one of them.',
  },
  'source/not-an-object': {
    severity: 'error',
    message: 'Expected an object, found {found}.',
    hint: 'Pass the file that contains the "openapi" field.',
  },
  'source/alias-cycle': {
    severity: 'error',
    message: 'A YAML alias refers to a node that contains it.',
    hint: 'Use $ref for recursive structures.',
  },
  'source/too-deep': {
    severity: 'error',
    message: 'The document is nested more than {limit} levels deep.',
    hint: 'Move the inner parts to components, and refer to them.',
  },
  'source/remote': {
    severity: 'warning',
    message: 'The reference {reference} is a URL on a host that is not allowed; {outcome}.',
    hint: 'Refer to a local copy of the file, or allow the host with --host.',
  },
  'source/outside': {
    severity: 'error',
    message: 'The reference {reference} leads out of the folder of the document.',
    hint: 'Set a folder that contains all files of the document with --root DIR.',
  },
  'source/same-name': {
    severity: 'warning',
    message: 'Several files are called {name}, so each is named after its folder: {files}.',
    hint: 'Rename them, or list them in "components" of the root file under the names that you want.',
  },
  'output/foreign': {
    severity: 'error',
    message: 'This file was not generated, so it is not overwritten.',
    hint: 'Move it, or choose another folder with --out.',
  },
  'output/link': {
    severity: 'error',
    message: 'This folder is a symbolic link, which is not followed.',
    hint: 'Remove it, or pass the folder it leads to with --out.',
  },
  'output/command': {
    severity: 'error',
    message: 'The --after command {command} failed: {reason}.',
    hint: 'No file was written. Run the command in a folder with generated files to see the error.',
  },
  'output/unwritable': {
    severity: 'error',
    message: 'Cannot write the file: {reason}.',
    hint: 'Check the folder given with --out.',
  },
  'source/reference': {
    severity: 'warning',
    message: 'Cannot resolve the reference {reference}; {outcome}.',
    hint: 'Correct the reference, or add the element that it names.',
  },
  'source/reference-needed': {
    severity: 'error',
    message: 'Cannot resolve the reference {reference}{where}. Requests depend on it.',
    hint: 'Correct the reference, or add the element that it names.',
  },
  'source/reference-loop': {
    severity: 'warning',
    message: 'The reference {reference} leads back to itself; it is ignored.',
    hint: 'Refer to the intended element.',
  },
  'source/bundle': {
    severity: 'error',
    message: 'Cannot combine the files of the document: {reason}.',
    hint: 'Lint the document for details.',
  },
  'source/conversion': {
    severity: 'error',
    message: 'Cannot convert the Swagger 2.0 document: {reason}.',
    hint: 'Validate the document, or convert it to OpenAPI 3 with another tool.',
  },
  'document/version': {
    severity: 'error',
    message: 'Not an OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0 document ({found}).',
    hint: 'Set "openapi" to the version of the document.',
  },
  'document/field-unknown': {
    severity: 'warning',
    message: 'The {element} has no field {field}{similar}; it is ignored.',
    hint: 'Correct its name. A field of your own begins with "x-".',
  },
  'document/field-unsupported': {
    severity: 'warning',
    message: 'The field {field} of the {element} has no effect.',
    hint: 'Express it in another way: "Fields without effect" in docs/generators.md lists them.',
  },
  'document/field-version': {
    severity: 'warning',
    message:
      'The field {field} of the {element} is of OpenAPI {since}, not {version}; other tools may ignore it.',
    hint: 'Set "openapi" to "{since}.0", or leave the field out.',
  },
  'document/shape': {
    severity: 'warning',
    message: 'Expected {expected}, found {found}; it is ignored.',
    hint: 'See the OpenAPI specification for the allowed values.',
  },
  'operation/id-missing': {
    severity: 'warning',
    message: 'The operation has no operationId; it is named {name}.',
    hint: 'Add an operationId, so that the name does not depend on the path.',
  },
  'operation/id-duplicate': {
    severity: 'warning',
    message: 'Duplicate operationId {id}; this operation is named {name}.',
    hint: 'Give each operation a unique operationId.',
  },
  'operation/parameter-undeclared': {
    severity: 'warning',
    message: 'The path parameter {name} is not declared; it is read as a required string.',
    hint: 'Declare it with "in: path".',
  },
  'operation/parameter-unused': {
    severity: 'warning',
    message: 'The path parameter {name} does not occur in the path, so it is never sent.',
    hint: 'Add it to the path in braces, or remove it.',
  },
  'operation/parameter-style': {
    severity: 'warning',
    message: 'The style {style} is not allowed for a {place} parameter; {instead} is used.',
    hint: 'Use one of {styles}.',
  },
  'operation/parameter-duplicate': {
    severity: 'warning',
    message: 'Duplicate {place} parameter {name}; the last declaration is used.',
    hint: 'Remove one of them.',
  },
  'operation/path': {
    severity: 'warning',
    message: 'The path {path} {fault}, which OpenAPI does not allow; it is used as it is.',
    hint: 'Begin it with "/", and declare query parameters with "in: query".',
  },
  'operation/path-duplicate': {
    severity: 'warning',
    message: 'The operation {id} matches the same requests as {other} ({path}); servers ignore it.',
    hint: 'Paths that differ only in parameter names are the same path: keep one of them.',
  },
  'operation/security-unknown': {
    severity: 'warning',
    message: 'The security scheme {name} is not declared; {outcome}.',
    hint: 'Declare it in components/securitySchemes, or use a declared scheme.',
  },
  'operation/unsupported': {
    severity: 'warning',
    message: 'Generated code does not support {what}.',
    hint: 'See "Limits" in docs/generators.md for alternatives.',
  },
  'operation/pagination-parameter': {
    severity: 'warning',
    message:
      'x-pagination names the parameter {name}, which the operation does not have; x-pagination is ignored.',
    hint: 'Use one of its query parameters.',
  },
  'operation/method-duplicate': {
    severity: 'warning',
    message: 'Several operations are {group}.{method} in the client; {id} is named {group}.{name}.',
    hint: 'Give each operation of a group a unique method name with x-resource.',
  },
  'operation/group-reserved': {
    severity: 'warning',
    message: 'The client cannot have a group named {group}; it is named {name}.',
    hint: 'Give its operations another group with their first tag or x-resource.',
  },
  'server/variable-undeclared': {
    severity: 'warning',
    message: 'The server URL contains the variable {name}, which has no default.',
    hint: 'Declare it in "variables" of the server.',
  },
  'server/variable-default': {
    severity: 'warning',
    message: 'The default {chosen} is not one of the values of the variable ({values}).',
    hint: 'Add it to the enum of the variable, or use another default.',
  },
  'link/target': {
    severity: 'warning',
    message: 'The link refers to the operation {name}, which does not exist; the link is ignored.',
    hint: 'Use an operationId, or a reference to an operation in "#/paths".',
  },
  'link/parameter': {
    severity: 'warning',
    message: 'The link sets the parameter {name}, which the operation {operation} does not have.',
    hint: 'Use one of its parameters. If two locations have the same name, write "path.id" or "query.id".',
  },
  'schema/mapping': {
    severity: 'warning',
    message:
      'The discriminator maps {value} to {target}, which is not a component; the entry is ignored.',
    hint: 'Map to "#/components/schemas/NAME", or to NAME.',
  },
  'schema/loop': {
    severity: 'warning',
    message: 'The schema applies itself to the same value: {cycle}. Any value is allowed.',
    hint: 'Refer to it from a property or from items, or remove the reference.',
  },
  'schema/recursion': {
    severity: 'warning',
    message:
      'The reference {reference} leads to a schema that contains it and is not a component; any value is allowed.',
    hint: 'Move the schema to components/schemas.',
  },
  'schema/contradiction': {
    severity: 'warning',
    message: 'The schema contradicts itself: {reason}.',
    hint: 'Correct it. Until then the validator rejects every value.',
  },
  'schema/enum-value': {
    severity: 'warning',
    message: 'Other keywords of the schema rule out some values of its enum: {values}.',
    hint: 'Remove these values, or correct the type or limits.',
  },
  'schema/union': {
    severity: 'warning',
    message:
      'Values can match more than one member of this oneOf: {members}. Such values are rejected.',
    hint: 'Add a discriminator, or a required property with another constant in each member.',
  },
  'schema/default': {
    severity: 'warning',
    message: 'The default {value} is not valid against its schema; it is ignored.',
    hint: 'Correct the default. The number 20 and the string "20" are different values.',
  },
  'schema/example': {
    severity: 'warning',
    message: 'The example is not valid against its schema.',
    hint: 'Correct the example or the schema.',
  },
  'schema/dialect': {
    severity: 'warning',
    message: 'The keyword {keyword} is from OpenAPI 3.0; it is read with its meaning there.',
    hint: 'In OpenAPI 3.1, write {instead}.',
  },
  'schema/nullable': {
    severity: 'warning',
    message:
      'Null by {keyword} has no effect beside {beside}. It is read as the author probably intended: null is allowed.',
    hint: 'Add null to type and enum, or allow null with a separate schema.',
  },
  'schema/pattern-slow': {
    severity: 'warning',
    message: 'Matching the pattern {pattern} can take exponential time.',
    hint: 'Rewrite it so that a text can match in only one way, or limit the length of the text before it is matched.',
  },
  'schema/unsupported': {
    severity: 'warning',
    message: 'The validators do not check the keyword {keyword}.',
    hint: 'Express the rule in another way, or check it in your code.',
  },
} as const satisfies Record<string, DiagnosticTemplate>;

/** The stable code of a diagnostic. */
export type DiagnosticCode = keyof typeof catalogue;
