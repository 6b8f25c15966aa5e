import type { Adapter } from '../adapter/adapter.js';
import type { Api } from '../document/api.js';
import type { Schemas } from '../document/schemas.js';
import type { Connection } from '../http/connection.js';
import type { Profile } from '../profile/profile.js';

/** What all checks and sessions of a run share. */
export interface Run {
  readonly api: Api;
  readonly schemas: Schemas;
  readonly profile: Profile;
  readonly adapter: Adapter;
  readonly connection: Connection;
  /** Whether the target has to follow our decisions too, where the reference leaves a choice. */
  readonly decisions: boolean;
  /** Whether no further case is to be begun. */
  readonly isOver: () => boolean;
}
