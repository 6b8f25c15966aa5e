import { elements as list, field, fields, isObject, strings } from '../document/guards.ts';
import { fromPointer } from '../document/pointer.ts';
import type { Claim } from './claims.ts';
import type { Decision } from './decisions.ts';
import type { Finding } from './fault.ts';
import type { Element, SchemaIndex } from './schema-index.ts';

/** The key in `holds` for the elements of a claim that are no members or parameters, such as a body. */
const whole = '*';

interface Comparison {
  readonly element: Element;
  readonly expected: unknown;
  readonly index: SchemaIndex;
  readonly cited: readonly string[];
}

/** Returns the difference, as the end of "at … it …"; undefined if the document agrees. */
type Fact = (comparison: Comparison) => string | undefined;

const requestFacts: Readonly<Record<string, Fact>> = {
  required: ({ element, expected, index }) => {
    const { node, name, parent } = element;
    const members = index.valuesOf(parent ?? node, 'required').flatMap(list);
    const found = parent ? members.includes(name) : (node['required'] ?? false);
    return differs(Array.isArray(expected) ? members : found, expected, 'required');
  },
  members: ({ element, expected, index }) => {
    // Members that other claims name, such as an ignored code, are checked there.
    const own = fields(field(element.node, 'properties')).filter(
      ([name, member]) =>
        list(expected).includes(name) || index.valuesOf(member, 'x-claims').length === 0,
    );
    const names = own.map(([name]) => name);
    return differs(names.toSorted(), strings(expected).toSorted(), 'members');
  },
  maxLevels: ({ element, expected, index }) => {
    const found = index.depthOf(element.parent, element.name ?? '');
    return found <= Number(expected) ? undefined : `nests ${found} levels`;
  },
  values: ({ element, expected, index }) =>
    differs(constantsOf(element.node, index), expected, 'values'),
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'maximum'].map((name) => [
      name,
      ({ element: { node }, expected, index }: Comparison) => {
        const found = index.valuesOf(node['schema'] ?? node, name);
        return found.includes(expected) ? undefined : differs(found, [expected], name);
      },
    ]),
  ),
};

/** The facts about a member or parameter wherever it is. */
const facts: Readonly<Record<string, Fact>> = {
  ...requestFacts,
  type: ({ element, expected, index }) =>
    differs(index.valuesOf(element.node, 'type')[0] ?? null, expected, 'type'),
  sent: ({ element, expected, index }) => differs(isSent(element, index), expected, 'sent'),
  open: ({ element, expected, index }) => {
    const allowed = constantsOf(element.node, index);
    const isClosed = element.inResponses && allowed.some((each) => list(expected).includes(each));
    return isClosed ? `accepts only ${allowed.join(', ')} in responses` : undefined;
  },
  onlyHere: ({ element, expected, index, cited }) => {
    const others = index
      .membersNamed(element.name ?? '')
      .filter((other) => expected !== 'requests' || isSent(other, index))
      .map(({ pointer }) => pointer)
      .filter((pointer) => !cited.includes(pointer));
    return others.length === 0 ? undefined : `is also at ${others.join(', ')}`;
  },
};

/**
 * Compares the `holds` of a claim with the elements that cite it, a member in each schema that has it. Those that differ are
 * in `except`, and cite a contradiction or departure that rests on the claim.
 */
export function holdsFaults(
  claim: Claim,
  cited: readonly string[],
  decisions: readonly Decision[],
  index: SchemaIndex,
): Finding[] {
  const settling = decisions.filter(
    ({ kind, restsOn }) => kind !== 'silence' && restsOn.includes(claim.id),
  );
  const isSettled = ({ decisions: cites }: Element): boolean =>
    settling.some(({ id }) => cites.includes(id));
  return fields(claim.holds).flatMap(([name, expected]) => {
    const elements = cited
      .flatMap((pointer) => index.at(pointer) ?? [])
      .filter((element) => (element.name ?? whole) === name)
      .flatMap((element) => index.inExtensions(element))
      .filter((element) => isIn(field(expected, 'in'), element, index));
    return differences(expected, { elements, isSettled, index, cited }).map(
      (difference): Finding => [`holds of ${name}: ${difference}`, follow],
    );
  });
}

const follow =
  'Follow the statement; where another one contradicts it, name the schema in except and cite a decision of kind contradiction that rests on both';

interface Cited extends Pick<Comparison, 'index' | 'cited'> {
  readonly elements: readonly Element[];
  /** True if a decision says why the element differs from the claim. */
  readonly isSettled: (element: Element) => boolean;
}

function differences(expected: unknown, { elements, isSettled, index, cited }: Cited): string[] {
  const { in: _, except, ...expectations } = isObject(expected) ? expected : {};
  return Object.entries(expectations).flatMap(([name, value]) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (!fact) return [`${name} is not one of in, except, ${Object.keys(facts).join(', ')}`];
    const concerned = elements.filter(({ inRequests }) => inRequests || !(name in requestFacts));
    if (concerned.length === 0) return [`no element that ${name} could hold for cites the claim`];
    const exceptions = strings(field(except, name));
    const different = new Set<unknown>();
    const unexpected = concerned.flatMap((element) => {
      const difference = fact({ element, expected: value, index, cited });
      if (difference === undefined) return [];
      const schema = fromPointer(element.pointer)[2] ?? '';
      different.add(schema);
      return exceptions.includes(schema) && isSettled(element)
        ? []
        : [`at ${element.pointer} it ${difference}`];
    });
    const agreeing = exceptions.filter((each) => !different.has(each));
    return [...unexpected, ...agreeing.map((each) => `${each} is in except, and agrees`)];
  });
}

/** True if a member belongs to the variant with this value of a constant, such as `type: ITEM`. */
function isIn(variant: unknown, { parent }: Element, index: SchemaIndex): boolean {
  if (variant === undefined) return true;
  return index
    .valuesOf(parent, 'properties')
    .flatMap(fields)
    .some(([, member]) => constantsOf(member, index).includes(variant));
}

/** The values that a schema accepts; empty if it accepts any. */
function constantsOf(schema: unknown, index: SchemaIndex): unknown[] {
  return [...index.valuesOf(schema, 'const'), ...index.valuesOf(schema, 'enum').flatMap(list)];
}

/** True if requests can have the member; a `readOnly` member is only in responses. */
function isSent({ inRequests, node }: Element, index: SchemaIndex): boolean {
  return inRequests && !index.valuesOf(node, 'readOnly').includes(true);
}

function differs(found: unknown, expected: unknown, name: string): string | undefined {
  const [one, other] = [found, expected].map((each) => JSON.stringify(each));
  return one === other ? undefined : `has ${name}: ${one}, and the claim has ${other}`;
}
