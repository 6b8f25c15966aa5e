export { type Command, type Option, optionsOf, type Values } from './command.js';
export { escapeControlCharacters } from './escape-control-characters.js';
export { formatHelp, type HelpOptions, optionTable } from './help.js';
export { ignoreOutputErrors } from './ignore-output-errors.js';
export { httpUrl, integer, parsedBy, path, separated } from './options.js';
export { type Environment, formatUsageError, parseCommand, UsageError } from './parse.js';
export { readVersion } from './version.js';
export {
  type Call,
  processCall,
  type Program,
  type Runnable,
  runnable,
  runProgram,
} from './program.js';
