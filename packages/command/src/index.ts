export { type Command, type Option, optionsOf, type Values } from './command.js';
export { formatHelp, optionTable } from './help.js';
export { httpUrl, integer, separated } from './options.js';
export { parseCommand, UsageError } from './parse.js';
