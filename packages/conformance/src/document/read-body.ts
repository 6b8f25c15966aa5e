import { elements, member, members, type JsonObject } from '../json.js';
import type { Body, Example } from './api.js';
import { append, follow, inside, type Located } from './pointer.js';

/** Reads the body of an operation; `undefined` where it has none. */
export function readBody(root: JsonObject, operation: Located): Body | undefined {
  if (member(operation.value, 'requestBody') === undefined) return undefined;
  const body = inside(root, operation, 'requestBody');
  const content = inside(root, body, 'content');
  const mediaType = members(content.value)
    .map(([type]) => type)
    .find(isJson);
  const media = mediaType === undefined ? undefined : inside(root, content, mediaType);
  return {
    required: member(body.value, 'required') === true,
    mediaType,
    schema: media && schemaOf(media),
    examples: media ? examplesOf(root, media) : [],
  };
}

/** Whether a media type is JSON, or JSON by its suffix. */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:[^;\s]+\+)?json\b/i.test(mediaType);
}

/** The schema of a media type object; `undefined` where it has none. */
export function schemaOf(media: Located): Located | undefined {
  const value = member(media.value, 'schema');
  return value === undefined ? undefined : { pointer: append(media.pointer, 'schema'), value };
}

/** The examples of a media type object, or else those of its schema. */
export function examplesOf(root: JsonObject, media: Located): Example[] {
  const named = members(inside(root, media, 'examples').value).map(([name, example]) => ({
    name,
    value: member(follow(root, { pointer: '', value: example }).value, 'value'),
  }));
  const single = member(media.value, 'example');
  const schema = schemaOf(media);
  const ofSchema = schema ? elements(member(follow(root, schema).value, 'examples')) : [];
  return [
    ...named,
    ...(single === undefined ? [] : [{ name: 'example', value: single }]),
    ...(named.length > 0 || single !== undefined
      ? []
      : ofSchema.map((value, index) => ({ name: `example ${index + 1}`, value }))),
  ].filter(({ value }) => value !== undefined);
}
