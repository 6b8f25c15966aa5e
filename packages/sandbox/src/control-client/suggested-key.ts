/** The key that the sandbox suggests: any other name that begins with `test_` works as well. */
export const suggestedKey = 'test_sandbox';
