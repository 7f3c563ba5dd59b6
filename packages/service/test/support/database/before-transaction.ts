import type { Database } from '../../../src/db/database.js'
import type { TestService } from '../service.js'

/** Runs a change between the reads of the next call and its transaction. */
export function beforeTransaction(
  { ctx }: TestService,
  happen: (db: Database) => Promise<unknown>,
): void {
  const { db } = ctx
  ctx.db = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: Parameters<typeof db.transaction>[0]) => {
            ctx.db = db
            await happen(db)
            return db.transaction(work)
          }
        : Reflect.get(target, name),
  })
}
