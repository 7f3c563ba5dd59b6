import { Hono } from 'hono'
import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.js'
import type { HttpEnv } from '../http/http-env.js'
import { HttpError } from '../errors/http-error.js'
import { isUuid } from '../lib/uuid.js'
import { ID } from './dev-request.js'
import {
  deleteMail,
  listMail,
  readMail,
  type MailFilter,
  firstMail,
  type MailSummary,
} from './mailbox.js'
import { mailPage } from './page.js'

const DEFAULT_WAIT_MILLIS = 5_000
const MAX_WAIT_MILLIS = 60_000

/** The calls of the development inbox, and a page for each email. */
export function mailRoutes(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/dev/api/mail', async (c) =>
    c.json({ items: await listMail(ctx, filterOf(queryOf(c.req.url))) }),
  )
  app.delete('/dev/api/mail', async (c) => {
    await deleteMail(ctx, filterOf(queryOf(c.req.url)).project)
    return c.body(null, 204)
  })
  app.get('/dev/api/mail/next', async (c) => {
    const query = queryOf(c.req.url)
    const timeoutMillis = waitOf(query.get('timeoutMillis'))
    const wait = { timeoutMillis, signal: c.req.raw.signal }
    const mail = await waitForMail(ctx, filterOf(query), wait)
    if (mail !== null) return c.json(mail)
    const recipient = query.get('to') ?? 'any address'
    throw new HttpError(404, `No email to ${recipient} arrived within ${timeoutMillis} ms.`)
  })
  app.get(`/dev/api/mail/${ID}`, async (c) => c.json(await findMail(ctx, c.req.param('id'))))
  app.get(`/dev/mail/${ID}`, async (c) => mailPage((await findMail(ctx, c.req.param('id'))).html))
  return app
}

const queryOf = (url: string): URLSearchParams => new URL(url).searchParams

async function findMail(ctx: Context, id: string) {
  const mail = isUuid(id) ? await readMail(ctx, id) : null
  if (mail === null) throw new HttpError(404, 'There is no such email.')
  return mail
}

function filterOf(query: URLSearchParams): MailFilter {
  const after = query.get('after') ?? undefined
  if (after !== undefined && !isUuid(after))
    throw new HttpError(400, 'The query parameter after must be the ID of an email.')
  return { project: query.get('project') ?? undefined, to: query.get('to') ?? undefined, after }
}

function waitOf(text: string | null): number {
  const millis = text === null ? DEFAULT_WAIT_MILLIS : Number(text)
  if (Number.isInteger(millis) && millis >= 0 && millis <= MAX_WAIT_MILLIS) return millis
  throw new HttpError(
    400,
    `The query parameter timeoutMillis must be a whole number up to ${MAX_WAIT_MILLIS}.`,
  )
}

/** Interval at which the inbox is read: another service on the same database may have written the email. */
const POLL_MILLIS = 50

/** Waits for the oldest matching email; resolves to null after the timeout or when the client disconnects. */
async function waitForMail(
  ctx: Context,
  filter: MailFilter,
  { timeoutMillis, signal }: { timeoutMillis: number; signal: AbortSignal },
): Promise<MailSummary | null> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)])
  for (;;) {
    const mail = await firstMail(ctx, filter)
    if (mail !== null || ended.aborted) return mail
    await setTimeout(POLL_MILLIS)
  }
}
