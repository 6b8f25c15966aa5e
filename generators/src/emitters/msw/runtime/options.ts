type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Numeric<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;
type StatusRange<First extends string> = Numeric<`${First}${Digit}${Digit}`>;

/** The statuses that an entry of an operation's responses stands for: `201`, `4XX` or `default`. */
export type StatusOf<Key> = Key extends number
  ? Key
  : Key extends `${infer First}XX`
    ? StatusRange<First>
    : StatusRange<'2' | '3' | '4' | '5'>;

type BodyOf<Body> = [Body] extends [undefined]
  ? { readonly body?: undefined }
  : { readonly body: Body };

/** One of the documented responses of an operation. */
export type Answer<Responses> = {
  [Key in keyof Responses]: {
    readonly status: StatusOf<Key>;
    readonly headers?: Readonly<Record<string, string>>;
  } & BodyOf<Responses[Key]>;
}[keyof Responses];

/** What an override that is a function gets to see. */
export interface AnswerContext<Responses> {
  readonly request: Request;
  /** The parameters of the path. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body that the handler would answer with a status, to change a part of it. */
  sample<Key extends keyof Responses>(status: Key): Responses[Key];
}

/** What an operation answers instead of example or made data. */
export type Override<Responses> =
  | Answer<Responses>
  | ((context: AnswerContext<Responses>) => Answer<Responses> | Promise<Answer<Responses>>);

/** What handlers can be told; `Operations` has the responses of each operation by its id. */
export interface HandlerOptions<Operations extends object> {
  /** What stands before every path, such as `https://api.example.com/v1`; anything where left out. */
  readonly baseUrl?: string;
  /** Data differs from seed to seed, and is the same for the same one. */
  readonly seed?: number;
  /** The documented status that an operation answers with, where it is not to be the success. */
  readonly status?: {
    readonly [Id in keyof Operations]?: StatusOf<keyof Operations[Id]>;
  };
  /** Whole responses by operation. */
  readonly override?: { readonly [Id in keyof Operations]?: Override<Operations[Id]> };
}
