// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A security scheme of the document. Plain data. */
export type SecuritySchemeDescriptor =
  | HttpSchemeDescriptor
  | KeySchemeDescriptor
  | OtherSchemeDescriptor;

/** An HTTP scheme: the credential follows the scheme's name in `Authorization`. */
export interface HttpSchemeDescriptor {
  readonly type: 'http';
  /** In lower case, such as `bearer` or `basic`. */
  readonly scheme: string;
}

/** An API key in a header, a query parameter or a cookie. */
export interface KeySchemeDescriptor {
  readonly type: 'apiKey';
  readonly in: 'query' | 'header' | 'cookie';
  readonly name: string;
}

/** An access token (`oauth2`, `openIdConnect`) or a client certificate (`mutualTLS`). */
export interface OtherSchemeDescriptor {
  readonly type: 'oauth2' | 'openIdConnect' | 'mutualTLS';
}

/** The security schemes of a document by name. */
export type SecuritySchemes = Readonly<Record<string, SecuritySchemeDescriptor>>;
