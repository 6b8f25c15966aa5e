import type { Tool } from '../tool.ts';
import { heyApi } from './hey-api.ts';
import { kubb } from './kubb.ts';
import { openapiTypescript } from './openapi-typescript.ts';
import { openapiZodClient } from './openapi-zod-client.ts';
import { orval } from './orval.ts';
import { ours, oursThree } from './ours.ts';

/** Every generator that is compared, ours first. */
export const tools: readonly Tool[] = [
  ours,
  oursThree,
  heyApi,
  orval,
  kubb,
  openapiZodClient,
  openapiTypescript,
];
