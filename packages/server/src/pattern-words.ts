import type { Issue } from './generated/index.js';

const sentences: Readonly<Record<string, string>> = {
  '\\S': 'The value must not be blank.',
  '^[A-Z]*$': 'The value must be capital letters.',
  '^[0-9]{9}$': 'The value must be nine digits.',
  '^[A-Za-z0-9#@:_|-]*$': 'The value may hold only letters, digits and # @ : - _.',
  '^[A-Z][A-Z0-9_]*$':
    'The value must be capital letters, digits and underscores, the first of them a letter.',
  '^[A-Za-z0-9]{4,34}$': 'The value must be 4 to 34 letters and digits, without blanks.',
  '^[0-9A-Za-z]{4,34}$': 'The value must be 4 to 34 letters and digits, without blanks.',
  '^[A-Za-z0-9+/]{2}[A-Za-z0-9+/]*={0,2}$':
    'The value must be Base64 with padding and without line breaks.',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?(Z|[+ -][0-9]{2}(:?[0-9]{2})?)?)?$':
    'The value must be a date or a date and time, such as 2026-03-10 or 2026-03-10T15:05:09+01:00.',
  '^\\d{4}-?\\d\\d-?\\d\\dT\\d\\d(:?\\d\\d(:?\\d\\d([.,]\\d{1,9})?)?)?([Zz]|[+-]\\d\\d(:?\\d\\d)?)(\\[[^\\[\\]]+\\])?$':
    'The value must be a date and time with an offset, such as 2026-03-10T15:05:09+01:00.',
  '^([0-9*,/-][0-9*,/-]*  *){3}(\\?  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *[0-9A-Za-z*,/#-][0-9A-Za-z*,/#-]*|[0-9LWlw*,/-][0-9LWlw*,/-]*  *[0-9A-Za-z*,/-][0-9A-Za-z*,/-]*  *\\?)(  *[0-9*,/-][0-9*,/-]*)?$':
    'The value must be a Quartz cron expression of six or seven fields.',
};

/** The patterns that have a sentence. */
export const patternsInWords: readonly string[] = Object.keys(sentences);

/** Replaces the message of a pattern issue by a sentence, so that no regular expression is returned. */
export function inWords({
  message,
  template,
  params,
}: Issue): Pick<Issue, 'message' | 'template' | 'params'> {
  const { pattern, ...others } = params;
  if (typeof pattern !== 'string') return { message, template, params };
  const sentence = sentences[pattern] ?? message;
  return { message: sentence, template: sentence, params: others };
}
