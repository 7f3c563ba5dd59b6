import type { Context } from '../../context.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'

/**
 * Records the use of a proof, in all processes. Resolves to false if it was used before.
 *
 * @param parts identify the proof; the first one is its kind
 * @param expiresAt until when the proof is accepted, by the clock of the project
 */
export async function consumeOnce(
  { db }: Pick<Context, 'db'>,
  { id: projectId }: Pick<Project, 'id'>,
  parts: readonly string[],
  expiresAt: number,
): Promise<boolean> {
  const recorded = await db
    .insert(attemptCounts)
    .values({
      id: hashSecret(JSON.stringify([projectId, ...parts])),
      projectId,
      count: 1,
      resetsAt: expiresAt,
    })
    .onConflictDoNothing()
    .returning({ id: attemptCounts.id })
  return recorded.length > 0
}
