// Generated from the OpenAPI document. Do not edit: change the document or the generator.

export interface paths {
  '/pets': {
    parameters: {
      query?: never;
      header?: {
        'X-Trace'?: string;
      };
      path?: never;
      cookie?: never;
    };
    /** Lists pets. */
    get: operations['listPets'];
    put?: never;
    /** Creates a pet. */
    post: operations['create-pet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/pets/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Has no id *\/ and a text that ends comments.
     * @deprecated
     */
    delete: operations['deletePetsById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A pet. */
    Pet: {
      name: string;
    };
    PetPage: {
      items?: components['schemas']['Pet'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listPets: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        tags?: number[];
        filter?: {
          adult?: boolean;
        };
      };
      header?: {
        'X-Trace'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PetPage'];
        };
      };
      /** @description A fault. */
      '4XX': {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': Record<string, never>;
        };
      };
    };
  };
  'create-pet': {
    parameters: {
      query?: never;
      header?: {
        'X-Trace'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Pet'];
        'text/plain': string;
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pet'];
        };
      };
      /** @description A fault. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  deletePetsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      /** @description Gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
