import type { Database } from '../../src/db/connect.js'
import type { TestService } from './service.js'

/** Has something happen between what the next call reads and the transaction in which it writes. */
export function meanwhile({ ctx }: TestService, happen: (db: Database) => Promise<unknown>): void {
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
