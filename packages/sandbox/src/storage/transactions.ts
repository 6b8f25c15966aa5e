/** Runs work in transactions. */
export interface Transactions<Db> {
  /** @param work may run more than once, so it must have no side effects besides the database */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
}
