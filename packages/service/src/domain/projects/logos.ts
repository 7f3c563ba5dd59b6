import { createHash } from 'node:crypto'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { projectLogos, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { inTransaction } from '../../db/in-transaction.js'

/** Path of a picture below the URL of the service, before its ID. Public: pages and emails load it. */
export const LOGO_PATH = '/logos/'

/** Number of pictures of a project that are kept, besides those that its settings name. */
const MAX_UNUSED = 10

/** The first bytes of each type. An SVG is no picture here, because it may contain scripts. */
const signatures: readonly { type: string; isOfType(bytes: Buffer): boolean }[] = [
  {
    type: 'image/png',
    isOfType: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  { type: 'image/jpeg', isOfType: (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff' },
  {
    type: 'image/webp',
    isOfType: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
]

/**
 * Stores a picture of a project and returns its URL. The oldest pictures that no setting names are deleted when there are
 * too many.
 *
 * @param image in base64
 */
export async function storeLogo(ctx: Context, project: Project, image: string): Promise<string> {
  const bytes = Buffer.from(image, 'base64')
  const contentType = signatures.find(({ isOfType }) => isOfType(bytes))?.type
  if (contentType === undefined) throw rejection('The logo must be a PNG, JPEG or WebP picture.')
  const id = createHash('sha256').update(project.id).update(bytes).digest('base64url')
  await inTransaction(ctx, async ({ db }) => {
    const createdAt = projectNow(ctx, project)
    await db
      .insert(projectLogos)
      .values({ id, projectId: project.id, contentType, content: image, createdAt })
      .onConflictDoUpdate({ target: projectLogos.id, set: { createdAt } })
    await deleteUnused(db, project)
  })
  return urlOf(ctx, id)
}

async function deleteUnused(db: Context['db'], { id, config }: Project): Promise<void> {
  const used = [config.logoUrl, config.darkLogoUrl].map(
    (url = '') => url.split(LOGO_PATH).at(-1) ?? '',
  )
  const isUnused = and(eq(projectLogos.projectId, id), notInArray(projectLogos.id, used))
  const newest = db
    .select({ id: projectLogos.id })
    .from(projectLogos)
    .where(isUnused)
    .orderBy(desc(projectLogos.createdAt))
    .limit(MAX_UNUSED)
  await db.delete(projectLogos).where(and(isUnused, notInArray(projectLogos.id, newest)))
}

const urlOf = ({ config }: Context, id: string): string =>
  new URL(`.${LOGO_PATH}${id}`, `${config.publicUrl}/`).href

/** Returns a picture, or undefined if there is none with this ID. */
export async function findLogo({ db }: Context, id: string) {
  const [logo] = await db.select().from(projectLogos).where(eq(projectLogos.id, id))
  return logo && { contentType: logo.contentType, bytes: Buffer.from(logo.content, 'base64') }
}
