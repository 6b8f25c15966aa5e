// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** Bytes as the platform's types take them: those of TypeScript 5.7 and newer name a buffer. */
type Bytes = Uint8Array & Extract<ConstructorParameters<typeof Response>[0], ArrayBufferView>;

/** A body that is bytes or text already and is sent as it is. */
export type BinaryBody = Blob | ArrayBuffer | Bytes | ReadableStream<Uint8Array>;

/** A body in the form in which `fetch` takes it. */
export type WireBody = string | FormData | URLSearchParams | BinaryBody;

/** A body as a request takes it. */
export interface Encoded {
  readonly body?: WireBody;
  /** The header `content-type`; undefined where the platform sets it itself. */
  readonly type?: string | undefined;
  /** Whether it is used up when it has been sent. */
  readonly once?: boolean;
  /** What `fetch` asks for where the body is a stream. */
  readonly duplex?: 'half';
}

/** Writes the fields of a form. */
export type FormWriter<Form> = (fields: unknown) => Form;
