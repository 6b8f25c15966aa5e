import type { TestResponse, Call } from './test-sandbox.js';

export const v1Holders = '/api/v1/accountholders';
export const v2Holders = '/api/accountholders';

export function faultsOf({ body }: TestResponse): string[] {
  const details = body.details as { field: string; code: string }[];
  return details.map(({ field, code }) => `${field} ${code}`);
}

export interface HolderCalls {
  readonly create: (legalEntity?: object, more?: object) => Promise<string>;
  readonly patch: (code: string, legalEntity: object) => Promise<TestResponse>;
  readonly status: (code: string) => Promise<string | undefined>;
  readonly advance: (seconds: number) => Promise<TestResponse>;
  readonly hash: () => Promise<string>;
}

export function holderCalls(call: Call): HolderCalls {
  return {
    create: async (legalEntity, more = {}) => {
      const { body } = await call('POST', v2Holders, { displayName: 'Mila', legalEntity, ...more });
      return body.code as string;
    },
    patch: (code, legalEntity) =>
      call('PATCH', `${v2Holders}/${code}`, { displayName: 'Mila', legalEntity }),
    status: async (code) => {
      const { body } = await call('GET', `${v1Holders}/${code}?_fragments=kycstatus`);
      return body.legalEntity?.kycStatus.status as string | undefined;
    },
    advance: (seconds) => call('POST', '/_sandbox/clock/advance', { seconds }),
    hash: async () => (await call('GET', '/_sandbox/state-hash')).body.hash as string,
  };
}
