import { lookUp } from '../../document/pointer.js';
import { createHolder } from '../fixtures/kyc.js';
import { pngImage } from '../fixtures/documents.js';
import { completeOrganization, completePerson } from '../fixtures/legal-entities.js';
import type { Scenario } from '../scenario.js';

const area = 'beneficial owners';

/** Creating, reading and updating an owner. */
export const lifecycle: Scenario = {
  id: 'owners/create-read-update',
  title:
    'An owner can be created, read and updated by operations of its own, and is shown in the holder.',
  area,
  claims:
    'EXT-UBO-001 EXT-UBO-008 EXT-UBO-009 EXT-UBO-010 EXT-UBO-012 EXT-UBO-013 EXT-UBO-020 EXT-UBO-022 EXT-UBO-023 EXT-UBO-025 EXT-UBO-026 EXT-UBO-027 CORE-UBO-001 CORE-UBO-002 D164 D179 D44',
  run: async (context) => {
    const accountHolderCode = await createHolder(context, {
      legalForm: 'organization',
      legalName: 'Jansen B.V.',
    });
    const extRef = context.unique();
    const { documents, ...person } = completePerson();
    const type = 'BOARD_MEMBER';
    const data = { type, extRef, ...person, indirectControlThrough: true } as const;
    // The reference forbids to send a code; that it is ignored is our decision (D12).
    const body = { ...data, ...(context.decided && { code: 'ubo_mine' }), documents };
    const made = await context.call('v2.createBeneficialOwner', {
      path: { accountHolderCode },
      body: { ...body, documents: documents ?? [] },
    });
    context.expect(made.code !== 'ubo_mine', 'the service chooses the code', made.code);
    context.expectEqual(made.type, type, 'type');
    context.expectEqual(made.indirectControlThrough, true, 'indirectControlThrough');
    const age = Math.abs(Date.parse(made.createdAt ?? '') - Date.parse(context.operator.now()));
    context.decided?.expect(age < 3_600_000, 'createdAt is now', made.createdAt);
    const path = { accountHolderCode, uboCode: made.code };
    const { documents: _shown, ...plain } = made;
    context.expectEqual(
      await context.call('v2.getBeneficialOwner', { path }),
      plain,
      'the owner, read',
    );
    const change = { type: 'CFO', email: 'cfo@example.com' } as const;
    await context.call('v2.updateBeneficialOwner', { path, body: change });
    const changed = await context.call('v2.getBeneficialOwner', { path });
    context.expectEqual(changed, { ...plain, ...change }, 'the owner after the PATCH');
    const missing = { path, body: { email: 'x@example.com' } as never };
    await context.decided?.expectError('v2.updateBeneficialOwner', missing, 422);
    const query = { _fragments: ['ubo' as const] };
    const holder = await context.call('v1.getAccountHolder', {
      path: { code: accountHolderCode },
      query,
    });
    const inV1 = lookUp(holder, '/legalEntity/ultimateBeneficialOwners/0');
    const pair = [lookUp(inV1, '/code'), lookUp(inV1, '/lastName')];
    context.expectEqual(pair, [made.code, person.lastName], 'the owner in version 1');
  },
};

/** D23: pagination. */
export const list: Scenario = {
  id: 'owners/list',
  title: 'Owners are listed in pages starting at 0; the parameters have no underscore.',
  area,
  version: 'v2',
  claims: 'EXT-UBO-014 EXT-UBO-017 EXT-UBO-019 EXT-UBO-016 D20 D164',
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeOrganization());
    const path = { accountHolderCode };
    for (const extRef of ['owner_2', 'owner_3']) {
      const body = { type: 'SHARE_HOLDER', extRef } as const;
      await context.call('v2.createBeneficialOwner', { path, body });
    }
    const readPage = async (query: object): Promise<(string | undefined)[]> => {
      const page = await context.call('v2.listBeneficialOwners', { path, query });
      context.expectEqual(page.totalElementCount, 3, 'totalElementCount');
      return page.elements.map(({ extRef }) => extRef);
    };
    const all = await readPage({});
    context.expectEqual(new Set(all).size, 3, 'the number of different owners');
    const plain = await readPage({ pageNumber: 1, pageSize: 2 });
    context.expectEqual(plain, all.slice(2), 'the second page of two');
    const docs = await context.call('v2.listBeneficialOwners', {
      path,
      query: { _fragments: ['docs'] },
    });
    const owner = docs.elements.find(({ extRef }) => extRef === 'owner_1');
    context.expectEqual(owner?.documents?.length, 1, 'the documents of an owner with docs');
  },
};

/** Returns the number and the photo data of an owner's first document. */
function readFirstDocument(owner: unknown): { readonly number: unknown; readonly data: unknown } {
  const [number, data] = ['number', 'photos/0/data'].map((name) =>
    lookUp(owner, `/documents/0/${name}`),
  );
  return { number, data };
}

/** D46, D162: the documents of an owner. */
export const fragments: Scenario = {
  id: 'owners/fragments',
  title:
    'Owners have documents with docs and their files with docfiles, alone and in the list; writes return documents without files.',
  area,
  version: 'v2',
  claims: 'EXT-UBO-014 D46 D162 D164',
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeOrganization());
    const { documents = [], ...person } = completePerson();
    const plain = { number: documents[0]?.number, data: undefined };
    const body = { type: 'CFO' as const, extRef: 'owner_2', ...person, documents };
    const made = await context.call('v2.createBeneficialOwner', {
      path: { accountHolderCode },
      body,
    });
    context.decided?.expectEqual(
      readFirstDocument(made),
      plain,
      'the document in the response to the POST',
    );
    const path = { accountHolderCode, uboCode: made.code };
    const change = { type: 'CEO', email: 'ceo@example.com' } as const;
    const changed = await context.call('v2.updateBeneficialOwner', { path, body: change });
    context.decided?.expectEqual(
      readFirstDocument(changed),
      plain,
      'the document in the response to the PATCH',
    );
    for (const [fragment, expected] of [
      ['ubo', { number: undefined, data: undefined }],
      ['docs', plain],
      ['docfiles', { ...plain, data: pngImage }],
    ] as const) {
      const query = { _fragments: [fragment] };
      const one = await context.call('v2.getBeneficialOwner', { path, query });
      context.decided?.expectEqual(
        readFirstDocument(one),
        expected,
        `the document with ${fragment}`,
      );
      const all = { path: { accountHolderCode }, query };
      const { elements } = await context.call('v2.listBeneficialOwners', all);
      for (const owner of elements) {
        context.decided?.expectEqual(
          readFirstDocument(owner),
          expected,
          `the document of ${owner.extRef} listed with ${fragment}`,
        );
      }
      context.expectEqual(elements.length, 2, 'the number of owners');
    }
  },
};

/** D173: changing the reference of an owner. */
export const renamed: Scenario = {
  id: 'owners/change-ext-ref',
  title:
    "An owner's extRef can be changed to a free one or sent again unchanged; another owner's extRef is rejected.",
  area,
  version: 'v2',
  claims: 'EXT-UBO-011 CORE-ERR-009 D131 D173',
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeOrganization());
    const body = { type: 'CFO', extRef: 'owner_2' } as const;
    const { code } = await context.call('v2.createBeneficialOwner', {
      path: { accountHolderCode },
      body,
    });
    const path = { accountHolderCode, uboCode: code };
    const send = (extRef: string) => ({ path, body: { type: 'CFO', extRef } as const });
    const read = async (): Promise<unknown> =>
      (await context.call('v2.getBeneficialOwner', { path })).extRef;
    for (const extRef of ['owner_3', 'owner_3', 'Owner-1', 'owner_2']) {
      await context.call('v2.updateBeneficialOwner', send(extRef));
      context.expectEqual(await read(), extRef, 'extRef after the PATCH');
    }
    await context.expectError('v2.updateBeneficialOwner', send('owner_1'), 409, '409.200.002');
    context.expectEqual(await read(), 'owner_2', 'extRef after the rejected PATCH');
  },
};
