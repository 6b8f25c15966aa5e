/** The key in the output of the command; any other key that begins with `test_` works too. */
export const suggestedKey = 'test_sandbox';
