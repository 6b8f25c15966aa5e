// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** One way to prove who sends a request, as the document declares it. Plain data. */
export type SecuritySchemeDescriptor =
  | HttpSchemeDescriptor
  | KeySchemeDescriptor
  | OtherSchemeDescriptor;

/** The credential goes into `Authorization`, behind the name of the scheme. */
export interface HttpSchemeDescriptor {
  readonly type: 'http';
  /** In lower case, such as `bearer` or `basic`. */
  readonly scheme: string;
}

/** The credential is the value of a header, a query parameter or a cookie. */
export interface KeySchemeDescriptor {
  readonly type: 'apiKey';
  readonly in: 'query' | 'header' | 'cookie';
  readonly name: string;
}

/** An access token (`oauth2`, `openIdConnect`), or the certificate of the connection itself. */
export interface OtherSchemeDescriptor {
  readonly type: 'oauth2' | 'openIdConnect' | 'mutualTLS';
}

/** The security schemes of a document by the names that operations use. */
export type SecuritySchemes = Readonly<Record<string, SecuritySchemeDescriptor>>;
