import { type Contract, withOperations } from '../../model/contract.js';
import { dateTest } from '../../model/dates.js';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Emission, EmitOptions, Emitter } from '../emitter.js';
import { schemaTypesOf } from '../schema-types.js';
import { emitConnection } from './connection.js';
import { emitGroup } from './group.js';
import { groupsOf, plainName, type Group } from './calls/groups.js';
import { securityNames } from './security.js';
import { emitIndex } from './root.js';
import { emitTree } from './tree.js';

/** A typed client: one tree of resources per version, on openapi-fetch. */
export const clientEmitter: Emitter = { name: 'client', needs: ['types'], emit };

function emit(
  contract: Contract,
  { userAgent, arrays, directions, dates, cursors }: EmitOptions,
): Emission {
  const trees = withOperations(contract).map((module) => {
    return { module, groups: groupsOf(contract, module, { cursors, arrays }) };
  });
  const security = securityNames(contract);
  const groups = trees.flatMap((tree) => tree.groups);
  const holds = dates === undefined ? undefined : dateTest(contract);
  const types = schemaTypesOf(contract, { directions, dates });
  const groupFiles = groups.map((group) => emitGroup(group, { contract, types, security, holds }));
  const kinds = new Set(
    groups.flatMap(({ methods }) => methods.map(({ response: { kind } }) => kind)),
  );
  const files = [
    emitIndex(contract, security, kinds),
    emitConnection(contract, userAgent ?? nameOf(contract), security),
    ...trees.map((tree) => emitTree(contract, tree.module, tree.groups)),
    ...groupFiles,
  ];
  return {
    files,
    warnings: groups.flatMap((group) => renamedGroup(contract, group)),
  };
}

/** The default `user-agent`: the title as an HTTP token, and the version of the API. */
function nameOf({ title, version }: Contract): string {
  const [name, number] = [title, version].map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9.]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  return `${name || 'api'}-client/${number || '0'}`;
}

function renamedGroup(contract: Contract, { names, methods }: Group): Diagnostic[] {
  return methods.slice(0, 1).flatMap(({ operation: { resource, pointer } }) => {
    const group = plainName(resource.group);
    if (group === names.property) return [];
    const values = { group, name: names.property };
    return [diagnostic('operation/group-reserved', values, contract.locate(pointer))];
  });
}
