import type { Field, FieldGroup } from './field.js';
import { labelOfChoice, labels } from './labels.js';
import { describeField } from './schema.js';

/** The names of the fields of a form, by the legends of its groups. */
type Groups = Readonly<Record<string, string>>;

const address =
  'address.street address.houseNumber address.addition address.zipcode address.city address.state address.country';
const person = {
  'Birth and nationality':
    'dateOfBirth placeOfBirth.city placeOfBirth.country nationality socialSecurityNumber',
  'Home address': address,
  Contact: 'email phone',
};
const statement = 'statement.data statement.issuedAt';

const forms = {
  person: {
    Name: 'firstName lastName',
    ...person,
    'Your business': 'registrationNumber taxNumber',
  },
  company: {
    Company: 'legalName type registrationNumber taxNumber',
    'Registered address': address,
    Contact: 'email phone',
  },
  owner: { 'Name and role': 'firstName lastName type', ...person },
  identity: {
    Document: 'type number issuedAt expireAt issuerCountry',
    Photos: 'photos[0].data photos[1].data',
  },
  document: { Document: 'title type issuedAt issuerCountry data' },
  sales: { 'Expected sales': 'expectedMonthlyVolume expectedAverageTransactionSize' },
  iban: { Account: 'displayName accountNumber', 'Bank statement': statement },
  us: {
    Account: 'displayName apmData.routingNumber accountNumber',
    'Bank statement': statement,
  },
} satisfies Record<string, Groups>;

export type FormName = keyof typeof forms;

/** The values that are sent along with a photo: its side, and the reference of the stored one. */
export type PhotoReferences = Readonly<Partial<Record<'FRONT' | 'BACK', string>>>;

/** The groups of a form; `at` is the path of the object that it edits. */
export function groupsOf(
  form: FormName,
  at: string,
  legalForm: string | undefined,
  photos: PhotoReferences = {},
): FieldGroup[] {
  return Object.entries<string>(forms[form]).map(([legend, names]) => ({
    legend,
    fields: names.split(' ').map((name) => fieldOf(form, name, at, legalForm, photos)),
  }));
}

/** Forms about other people than the user are not autocompleted. */
const aboutUser: readonly FormName[] = ['person', 'company'];

function fieldOf(
  form: FormName,
  name: string,
  at: string,
  legalForm: string | undefined,
  photos: PhotoReferences,
): Field {
  const label = labels[`${form} ${name}`] ?? labels[name];
  if (!label) throw new Error(`The field ${name} has no label.`);
  const path = `${at}.${name}`;
  const { kind, values, mediaType, keepIfEmpty, dependsOn } = describeField(path, legalForm);
  const parent = name.slice(0, name.lastIndexOf('.') + 1);
  return {
    name,
    path,
    label: label.label,
    hint: label.hint,
    check: label.check,
    kind: label.kind ?? kind ?? 'text',
    choices: values.map((value) => [value, labelOfChoice(value)] as const),
    accept: mediaType ?? label.accept,
    keepIfEmpty,
    dependsOn: dependsOn && `${parent}${dependsOn}`,
    ...(aboutUser.includes(form) && { autocomplete: label.autocomplete }),
    ...(name.startsWith('photos') && { extraValues: valuesOfPhoto(name, photos) }),
  };
}

function valuesOfPhoto(name: string, photos: PhotoReferences): Record<string, string> {
  const place = name.replace('.data', '');
  const page = place === 'photos[0]' ? 'FRONT' : 'BACK';
  const reference = photos[page];
  return {
    [`${place}.page`]: page,
    ...(reference !== undefined && { [`${place}.extRef`]: reference }),
  };
}
