import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { Connection } from '../../client/runtime/connection.js';

/** How a tool calls an operation: the client's function, and the properties of the input that are its arguments. */
export interface ToolCall {
  readonly make: (connection: Connection) => (...args: never[]) => unknown;
  readonly path: readonly string[];
  readonly body?: string;
  readonly parameters?: readonly string[];
}

/** A tool for one operation. */
export type ApiTool = Tool & { readonly call: ToolCall };

/** Options of an MCP server. */
export interface McpOptions {
  /** True to offer the tools that change something; by default only those that read. */
  readonly writes?: boolean;
  /** The most characters of a result; 25,000 by default. The tool `read_rest` reads the rest. */
  readonly maxCharacters?: number;
}

type Input = Readonly<Record<string, unknown>>;

/** How many results are kept to read their rest. */
const keptResults = 20;

const restTool: Tool = {
  name: 'read_rest',
  description: 'Reads the rest of a result that was cut. Calls no operation.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  inputSchema: {
    type: 'object',
    properties: { result: { type: 'integer' }, from: { type: 'integer' } },
    required: ['result', 'from'],
  },
};

/**
 * Creates an MCP server with a tool for each operation.
 * @param $defs the schemas of components to which the input of tools refers
 */
export function serveTools(
  connection: Connection,
  { instructions = '', ...info }: { name: string; version: string; instructions?: string },
  tools: readonly ApiTool[],
  $defs: Readonly<Record<string, object>>,
  { writes = false, maxCharacters = 25_000 }: McpOptions = {},
): McpServer {
  const mcp = new McpServer(info, { instructions, capabilities: { tools: {} } });
  const offered = tools.filter(({ annotations }) => writes || annotations?.readOnlyHint === true);
  const results = new Map<number, string>();
  let last = 0;
  const show = (result: number, from: number): CallToolResult => {
    const text = results.get(result);
    if (text === undefined) throw new TypeError('This result is not kept. Call its tool again.');
    const end = from + maxCharacters;
    const next = JSON.stringify({ result, from: end });
    const cut = `Cut at ${end} of ${text.length} characters. Read the rest with read_rest ${next}.`;
    const parts = [text.slice(from, end), ...(end < text.length ? [cut] : [])];
    return { content: parts.map((part) => ({ type: 'text', text: part })) };
  };
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...offered.map((tool) => listed(tool, $defs)), restTool],
  }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: input = {} } = params;
    try {
      if (name === restTool.name) return show(Number(input['result']), Number(input['from']));
      const tool = offered.find((each) => each.name === name);
      const isWrite = !tool && tools.some((each) => each.name === name);
      if (isWrite)
        throw new TypeError(`${name} changes data; this server was started to read only.`);
      if (!tool) throw new TypeError(`There is no tool ${name}.`);
      const result = await callTool(connection, tool, input, signal);
      last += 1;
      results.set(last, await textOf(result));
      results.delete(last - keptResults);
      return show(last, 0);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { isError: true, content: [{ type: 'text', text }] };
    }
  });
  return mcp;
}

/** A tool as clients see it, with the definitions to which its input refers, directly or not. */
function listed({ call: _call, ...tool }: ApiTool, $defs: Readonly<Record<string, object>>): Tool {
  const used = new Map<string, object>();
  const collect = (schema: object): void => {
    for (const [, token = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const found = $defs[name];
      if (!found || used.has(name)) continue;
      used.set(name, found);
      collect(found);
    }
  };
  collect(tool.inputSchema);
  return { ...tool, inputSchema: { ...tool.inputSchema, $defs: Object.fromEntries(used) } };
}

/** Calls an operation. The client validates the values; here only names are checked. */
async function callTool(
  connection: Connection,
  { name, inputSchema: { properties = {}, required = [] }, call }: ApiTool,
  input: Input,
  signal: AbortSignal,
): Promise<unknown> {
  const missing = required.filter((key) => input[key] === undefined);
  const unknown = Object.keys(input).filter((key) => !Object.hasOwn(properties, key));
  if (unknown.length > 0) {
    const known = Object.keys(properties).join(', ') || 'nothing';
    throw new TypeError(`${name} has no ${unknown.join(', ')}. It takes ${known}.`);
  }
  if (missing.length > 0) throw new TypeError(`${name} needs ${missing.join(', ')}.`);
  const { make, path, body, parameters } = call;
  const given = Object.entries(input).filter(([key]) => parameters?.includes(key));
  const args = [
    ...path.map((key) => input[key]),
    ...(body === undefined ? [] : [input[body]]),
    ...(parameters ? [Object.fromEntries(given)] : []),
    { signal },
  ];
  return await make(connection)(...(args as never[]));
}

async function textOf(result: unknown): Promise<string> {
  if (result === undefined) return 'Done. The response has no body.';
  if (typeof result === 'string') return result;
  if (!(result instanceof Blob)) return JSON.stringify(result);
  const isText = /^text\/|[/+](?:json|xml|yaml|csv)\b/.test(result.type);
  return isText ? result.text() : `${result.size} bytes of ${result.type || 'an unknown type'}.`;
}
