export interface SettingField {
  readonly name: string;
  readonly description: string;
  readonly type: 'boolean' | 'integer' | 'string';
  /** The values of an enum; undefined for other types. */
  readonly choices?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

interface Schema {
  readonly type?: unknown;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export async function readSettingFields(): Promise<SettingField[]> {
  const { default: document } = await import('../generated/document/openapi.json', {
    with: { type: 'json' },
  });
  const { Merchant, MerchantUpdate } = document.components.schemas;
  const shown: Readonly<Record<string, Schema>> = Merchant.properties;
  const changed: Readonly<Record<string, Schema>> = MerchantUpdate.properties;
  return Object.entries(changed).map(([name, schema]) => {
    const { type, enum: choices, minimum, maximum } = schema;
    const descriptions = [shown[name]?.description, schema.description].filter(Boolean);
    return {
      name,
      description: descriptions.join(' ').replaceAll('`', ''),
      type: type === 'boolean' || type === 'integer' ? type : 'string',
      choices,
      minimum,
      maximum,
    };
  });
}
