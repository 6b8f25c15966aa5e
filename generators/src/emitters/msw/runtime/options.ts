type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Numeric<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;
type StatusRange<First extends string> = Numeric<`${First}${Digit}${Digit}`>;

/** The status codes of a response key: `201`, `4XX` or `default`. */
export type StatusOf<Key> = Key extends number
  ? Key
  : Key extends `${infer First}XX`
    ? StatusRange<First>
    : StatusRange<'2' | '3' | '4' | '5'>;

type BodyOf<Body> = [Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Body };

/** One of the documented responses of an operation. */
export type MockResponse<Responses> = {
  [Key in keyof Responses]: {
    readonly status: StatusOf<Key>;
    readonly headers?: Readonly<Record<string, string>>;
  } & BodyOf<Responses[Key]>;
}[keyof Responses];

/** The argument of an override function. */
export interface OverrideContext<Responses> {
  readonly request: Request;
  /** The path parameters. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Returns the default body for a status, to change a part of it. */
  sample<Key extends keyof Responses>(status: Key): Responses[Key];
}

/** A custom response of an operation, or a function that returns one. */
export type Override<Responses> =
  | MockResponse<Responses>
  | ((
      context: OverrideContext<Responses>,
    ) => MockResponse<Responses> | Promise<MockResponse<Responses>>);

/** Options of the handlers. `Operations` has the responses of each operation by operationId. */
export interface HandlerOptions<Operations extends object> {
  /** The base URL, such as `https://api.example.com/v1`; any host by default. */
  readonly baseUrl?: string;
  /** The seed of generated data; the same seed generates the same data. */
  readonly seed?: number;
  /** The status of an operation's response; the documented success by default. */
  readonly status?: {
    readonly [Id in keyof Operations]?: StatusOf<keyof Operations[Id]>;
  };
  /** Custom responses by operationId. */
  readonly override?: { readonly [Id in keyof Operations]?: Override<Operations[Id]> };
}
