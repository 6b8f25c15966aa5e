import { elements, member, members, type JsonObject } from '../json.js';
import type { Body, Example } from './api.js';
import { append, dereference, dereferenceMember, type DocumentPart } from './pointer.js';

/** Reads the request body of an operation; undefined if it has none. */
export function readBody(root: JsonObject, operation: DocumentPart): Body | undefined {
  if (member(operation.value, 'requestBody') === undefined) return undefined;
  const body = dereferenceMember(root, operation, 'requestBody');
  const content = dereferenceMember(root, body, 'content');
  const mediaType = members(content.value)
    .map(([type]) => type)
    .find(isJson);
  const media = mediaType === undefined ? undefined : dereferenceMember(root, content, mediaType);
  return {
    required: member(body.value, 'required') === true,
    mediaType,
    schema: media && schemaOf(media),
    examples: media ? examplesOf(root, media) : [],
  };
}

/** True if a media type is JSON or has the suffix `+json`. */
export function isJson(mediaType: string): boolean {
  return /^application\/(?:[^;\s]+\+)?json\b/i.test(mediaType);
}

/** The schema of a media type object; undefined if it has none. */
export function schemaOf(media: DocumentPart): DocumentPart | undefined {
  const value = member(media.value, 'schema');
  return value === undefined ? undefined : { pointer: append(media.pointer, 'schema'), value };
}

/** The value of an example object. */
export function valueOf(example: unknown): unknown {
  return member(example, 'value') ?? member(example, 'dataValue');
}

/** The examples of a media type object, otherwise those of its schema. */
export function examplesOf(root: JsonObject, media: DocumentPart): Example[] {
  const named = members(dereferenceMember(root, media, 'examples').value).map(
    ([name, example]) => ({
      name,
      value: valueOf(dereference(root, { pointer: '', value: example }).value),
    }),
  );
  const single = member(media.value, 'example');
  const schema = schemaOf(media);
  const ofSchema = schema ? elements(member(dereference(root, schema).value, 'examples')) : [];
  return [
    ...named,
    ...(single === undefined ? [] : [{ name: 'example', value: single }]),
    ...(named.length > 0 || single !== undefined
      ? []
      : ofSchema.map((value, index) => ({ name: `example ${index + 1}`, value }))),
  ].filter(({ value }) => value !== undefined);
}
