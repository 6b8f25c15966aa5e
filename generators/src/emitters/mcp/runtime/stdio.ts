import process from 'node:process';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpOptions } from './server.js';

/**
 * Serves over standard input and output, with settings of the environment. Prints a sentence and sets the exit code if
 * they are wrong. With the argument `--writes` it offers the tools that change something.
 * @param variables the names of environment variables by option of the client
 * @param schemes the same by security scheme
 * @param create creates the server with the options that are set; throws a TypeError if one is wrong or missing
 */
export async function serveStdio(
  variables: Readonly<Record<string, string>>,
  schemes: Readonly<Record<string, string>>,
  create: (settings: object, options: McpOptions) => McpServer,
): Promise<void> {
  const credentials = valuesOf(schemes);
  const settings = { ...valuesOf(variables), ...(Object.keys(credentials)[0] && { credentials }) };
  try {
    const server = create(settings, { writes: process.argv.includes('--writes') });
    await server.connect(new StdioServerTransport());
  } catch (error) {
    const names = [...Object.values(variables), ...Object.values(schemes)].join(', ');
    console.error(`${(error as Error).message}. Environment variables: ${names}.`);
    process.exitCode = 1;
  }
}

/** The variables that are set; an empty one counts as not set. */
function valuesOf(variables: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(variables).flatMap(([name, variable]) => {
    const value = process.env[variable];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
