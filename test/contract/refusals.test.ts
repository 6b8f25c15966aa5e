import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { validators } from '@seller-funds/validators';
import { expect, test } from 'vitest';
import { cases, contract } from './document.js';
import { mutationsOf } from './mutations.js';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', ...contract }, 'document');

interface BodyValidator {
  readonly body: { safeParse(value: unknown): { readonly success: boolean } };
}

// Ajv reads the schemas of the document itself.
test.each(cases.filter(({ operation }) => operation.body))(
  'the validator of $id agrees with Ajv on bodies with fields dropped and of a wrong type',
  ({ id, bodies, bodySchema }) => {
    const { body: validator } = validators[id] as BodyValidator;
    const fits = ajv.getSchema(`document${bodySchema}`);
    for (const { name, value } of bodies) {
      const judged = mutationsOf(value).map(
        ({ label, body }) =>
          [`${name}: ${label}`, validator.safeParse(body).success, fits?.(body)] as const,
      );
      expect(judged.filter(([, ours, theirs]) => ours !== theirs)).toEqual([]);
      expect(judged.map(([, ours]) => ours)).toContain(false);
    }
    expect(bodies).not.toEqual([]);
  },
);
