import type { Tool } from '../tool.ts';
import { heyApi } from './hey-api.ts';
import { kubb } from './kubb.ts';
import { openapiTypescript } from './openapi-typescript.ts';
import { openapiZodClient } from './openapi-zod-client.ts';
import { orval } from './orval.ts';
import { ours, oursFromSources, oursThree } from './ours.ts';

/** Every generator that is compared, ours first. */
export const tools: readonly Tool[] = [
  ours,
  oursThree,
  oursFromSources,
  heyApi,
  orval,
  kubb,
  openapiZodClient,
  openapiTypescript,
];
