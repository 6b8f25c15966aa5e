/** `Uint8Array` as `fetch` accepts it; since TypeScript 5.7 the type has a parameter for its buffer. */
type Bytes = Uint8Array & Extract<ConstructorParameters<typeof Response>[0], ArrayBufferView>;

/** A body of bytes, sent unchanged. */
export type BinaryBody = Blob | ArrayBuffer | Bytes | ReadableStream<Uint8Array>;

/** A body as `fetch` accepts it. */
export type WireBody = string | FormData | URLSearchParams | BinaryBody;

/** An encoded request body. */
export interface EncodedBody {
  readonly body?: WireBody;
  /** The header `content-type`; undefined if the platform sets it. */
  readonly type?: string | undefined;
  /** Required by `fetch` if the body is a stream, which can be sent only once. */
  readonly duplex?: 'half';
}

/** Writes the fields of a form. */
export type FormWriter<Form> = (fields: unknown) => Form;
