// `pnpm type-check`: type-checks all code of the repository.
import { checkTypes } from './check-types.ts';

const errors = await checkTypes();
process.stdout.write(errors);
process.exitCode = errors === '' ? 0 : 1;
