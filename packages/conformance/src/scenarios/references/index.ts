import { accepted, brief } from '../../checks/reply.js';
import type { Exchange } from '../../http/exchange.js';
import { member } from '../../json.js';
import { pathParameters } from '../../state/sources.js';
import { createSeller } from '../fixtures/sellers.js';
import type { TreeNode } from '../../model/tree-nodes.js';
import { item, paymentBody, refundBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { referenceFields, type ReferenceField } from './fields.js';
import { coverCharacters, buildVariants } from './variants.js';

/** References that differ in one character are different; the same reference is a replay or a conflict. */
function createReferenceScenario(field: ReferenceField): Scenario {
  const { name, area, claims, operation } = field;
  return {
    id: `references/${name}`,
    title: `References of ${name.replaceAll('-', ' ')} that differ only in one character or its case are different.`,
    area,
    claims,
    needs: ['newTenant', ...(operation === 'v2.createRefundSplit' ? ['settle' as const] : [])],
    run: (context) => checkReferences(context, field),
  };
}

/** Creates a parent, and returns a function that creates an object of it with a reference. */
async function prepare(
  context: ScenarioContext,
  { operation, buildBody, createParent }: ReferenceField,
): Promise<(reference: string) => Promise<Exchange>> {
  const parent = (await createParent?.(context)) ?? '';
  const path = pathParameters(context.operation(operation), [parent]);
  return (reference) =>
    context.send(operation, { path, body: buildBody(reference, context, parent) } as object);
}

async function checkReferences(context: ScenarioContext, field: ReferenceField): Promise<void> {
  const { maxLength, onRepeat } = field;
  const characters = charactersFor(context, field.characters);
  const make = await prepare(context, field);
  const codes = new Map<string, string>();
  const references = [
    ...buildVariants(context.unique(), maxLength, characters),
    ...coverCharacters(`${context.unique()}_`, maxLength, characters),
  ];
  for (const reference of references) {
    const made = await make(reference);
    const known = [...codes].find(([, code]) => code === readCode(made))?.[0];
    const shown = JSON.stringify(reference);
    const isNew = accepted(made.reply) && known === undefined;
    const actual = known === undefined ? brief(made.reply) : `it has the code of ${known}`;
    context.expect(isNew, `${shown} creates a new object`, actual);
    codes.set(reference, readCode(made));
  }
  for (const [reference, code] of codes)
    await expectSame(context, await make(reference), onRepeat, code);
  // Under another holder, the same reference creates another object.
  if (onRepeat === 'replay' || onRepeat === 'decided replay') return;
  const elsewhere = await prepare(context, field);
  const [first = ''] = references;
  if (codes.size > 1 && maxLength < 300) {
    const made = await elsewhere(first);
    context.expect(
      accepted(made.reply),
      `${first} can be used for another holder`,
      brief(made.reply),
    );
  }
}

/** D60: the reference's text does not list the pipe, but its regular expression allows it. */
function charactersFor(context: ScenarioContext, characters: string): string {
  return context.decided ? characters : characters.replaceAll(/[|-]/g, '');
}

async function expectSame(
  context: ScenarioContext,
  repeat: Exchange,
  onRepeat: ReferenceField['onRepeat'],
  code: string,
): Promise<void> {
  const { reply } = repeat;
  if (onRepeat === 'replay' || onRepeat === 'decided replay') {
    // That a refund can be repeated is our decision (D75).
    const judge = onRepeat === 'replay' ? context : context.decided;
    judge?.expectEqual(readCode(repeat), code, 'the code of the repeat');
    return;
  }
  context.decided?.expectEqual(
    [reply.status, member(reply.json, 'code')],
    [409, onRepeat],
    'the repeat',
  );
}

function readCode({ reply }: Exchange): string {
  return String(member(reply.json, 'code'));
}

/** D62, D73: items of a payment, and refunds of them. */
const itemReferences: Scenario = {
  id: 'references/items',
  title:
    'Items whose extRef differs only in one character or its case are different; each can be refunded.',
  area: 'payment splits',
  version: 'v2',
  claims: 'CORE-PS-050 CORE-RS-029 CORE-LIM-001 EXT-PS-010 D60 D62 D73',
  needs: ['settle'],
  run: async (context) => {
    const { accountCode } = await createSeller(context);
    const names = buildVariants('item', 64, charactersFor(context, '#@:_|-'));
    const leaves = names.map((name, index) => item(name, 2 ** index, { accountCode }));
    const body = paymentBody(context.unique(), leaves);
    const { items: shown } = await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(
      shown.map(({ extRef }) => extRef),
      names,
      'the references of the items',
    );
    await context.operator.settle({ extRefs: [body.extRef] });
    for (const [index, name] of names.entries()) {
      const amount = 2 ** index;
      const whole: TreeNode = { type: 'ITEM', extRef: name, originalExtRef: name };
      const refund = { ...refundBody(context, body.extRef, [whole]), totalAmount: amount };
      const made = await context.call('v2.createRefundSplit', { body: refund });
      context.expectEqual(made.items?.[0]?.amount, amount, `what is refunded of ${name}`);
    }
    const twice = paymentBody(context.unique(), [...leaves.slice(1), ...leaves.slice(1, 2)]);
    await context.expectError('v2.createPaymentSplit', { body: twice }, 409, '409.300.002');
  },
};

/** Uniqueness and equality of references, in every object that has one. */
export const referenceScenarios: readonly Scenario[] = [
  ...referenceFields.map(createReferenceScenario),
  itemReferences,
];
