import document from '../../src/generated/types/openapi.json' with { type: 'json' };
import { inWords } from './words.js';

/** A setting of the merchant, as the document of the control API describes it. */
export interface SettingField {
  readonly name: string;
  readonly description: string;
  readonly type: 'boolean' | 'integer' | 'string';
  /** What it may be; undefined where it is not one of a few. */
  readonly choices: readonly string[] | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

interface Schema {
  readonly type?: unknown;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const { Merchant, MerchantUpdate } = document.components.schemas;
const shown: Readonly<Record<string, Schema>> = Merchant.properties;
const changed: Readonly<Record<string, Schema>> = MerchantUpdate.properties;

/** All settings that can be changed, in the order of the document. */
export const settingFields: readonly SettingField[] = Object.entries(changed).map(
  ([name, schema]) => {
    const { type, enum: choices, minimum, maximum, description } = schema;
    return {
      name,
      description: [shown[name]?.description, description]
        .filter(Boolean)
        .join(' ')
        .replaceAll('`', ''),
      type: type === 'boolean' || type === 'integer' ? type : 'string',
      choices,
      minimum,
      maximum,
    };
  },
);

/** A name such as `kycBeginsAfterMs` as people read it. */
export function labelOfSetting(name: string): string {
  const unit = name.endsWith('Ms') ? ' (ms)' : '';
  const words = inWords(name.replace(/Ms$/, '').replace(/([a-z])([A-Z])/g, '$1_$2'));
  return words.replace('United states', 'United States') + unit;
}
