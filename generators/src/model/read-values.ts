import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../json.js';
import type { NamedValue, Schema } from './schema.js';

/** Reads the values of a schema, and the names and descriptions that extensions give them. */
export function readValues(raw: JsonObject): Pick<Schema, 'values' | 'valueNames'> {
  const fixed = raw['const'];
  const listed = Array.isArray(raw['enum']) ? (raw['enum'] as readonly Json[]) : undefined;
  const all = listed ?? (fixed === undefined ? undefined : [fixed]);
  const values =
    fixed === undefined ? all : all?.filter((value) => isDeepStrictEqual(value, fixed));
  const valueNames = (all ?? []).flatMap((value, index): NamedValue[] => {
    const named = nameOf(raw, value, index);
    return named.name === undefined && named.description === undefined ? [] : [named];
  });
  return { values, valueNames };
}

/** The extensions with names and descriptions: lists in the order of `enum`, or objects by value. */
const nameKeywords = ['x-enum-varnames', 'x-enumNames'];
const descriptionKeywords = ['x-enum-descriptions', 'x-enumDescriptions'];

function nameOf(raw: JsonObject, value: Json, index: number): NamedValue {
  const microsoft = isObject(raw['x-ms-enum']) ? raw['x-ms-enum']['values'] : undefined;
  const entries = Array.isArray(microsoft) ? (microsoft as readonly Json[]) : [];
  const entry = entries.find((each) => isObject(each) && each['value'] === value);
  const textOf = (keywords: readonly string[], key: string): string | undefined => {
    const lists = keywords.map((keyword) => raw[keyword]);
    const texts = lists.map((list) => {
      if (Array.isArray(list)) return (list as readonly Json[])[index];
      return isObject(list) ? list[typeof value === 'string' ? value : JSON.stringify(value)] : '';
    });
    const all = [...texts, isObject(entry) ? entry[key] : undefined];
    return all.find((text): text is string => typeof text === 'string' && text.trim() !== '');
  };
  return {
    value,
    name: textOf(nameKeywords, 'name'),
    description: textOf(descriptionKeywords, 'description'),
  };
}

/** The keywords of a constant that only names a value. */
const constantKeywords = new Set(['const', 'title', 'description', 'type', 'deprecated']);

/** A `oneOf` or `anyOf` of constants as an enum: authors write it so to give values a title and a description. */
export function withConstantsAsEnum(raw: JsonObject): JsonObject {
  const { oneOf, anyOf, ...rest } = raw;
  const members = ((oneOf ?? anyOf) as readonly Json[] | undefined) ?? [];
  const stated = [oneOf && anyOf, raw['enum'], raw['const'], raw['discriminator']];
  const isEnum = members.length > 0 && stated.every((each) => each === undefined);
  if (!isEnum || !members.every(isConstant)) return raw;
  const column = (keyword: string): Json[] => members.map((member) => member[keyword] ?? null);
  const values = column('const');
  if (new Set(values.map((value) => JSON.stringify(value))).size < values.length) return raw;
  const [type, ...others] = new Set(column('type'));
  return {
    ...(typeof type === 'string' && others.length === 0 && { type }),
    ...rest,
    enum: values,
    'x-enum-varnames': column('title'),
    'x-enum-descriptions': column('description'),
  };
}

function isConstant(member: Json): member is JsonObject {
  if (!isObject(member) || member['const'] === undefined) return false;
  return Object.keys(member).every((key) => constantKeywords.has(key) || key.startsWith('x-'));
}
