import type { Context } from '../context.js'
import { isUuid } from '../lib/uuid.js'
import { deleteMail, listMail, readMail, type MailFilter } from './mailbox.js'
import { mailPage } from './page.js'
import { createRoute, DevRefusal, json, type DevRoute } from './route.js'
import { waitForMail } from './wait-for-mail.js'

const DEFAULT_WAIT_MILLIS = 5_000
const MAX_WAIT_MILLIS = 60_000

/** The mailbox's calls, and each mail as a page of its own. */
export const mailRoutes = (ctx: Context): DevRoute[] => [
  createRoute('GET', '/dev/api/mail', async ({ query }) =>
    json({ items: await listMail(ctx, filterOf(query)) }),
  ),
  createRoute('DELETE', '/dev/api/mail', async ({ query }) => {
    await deleteMail(ctx, filterOf(query).project)
    return new Response(null, { status: 204 })
  }),
  createRoute('GET', '/dev/api/mail/next', async ({ query, request }) => {
    const timeoutMillis = waitOf(query.get('timeoutMillis'))
    const wait = { timeoutMillis, signal: request.signal }
    const mail = await waitForMail(ctx, filterOf(query), wait)
    return json(
      mail ??
        orRefuse(
          null,
          `No mail to ${query.get('to') ?? 'anyone'} came within ${timeoutMillis} ms.`,
        ),
    )
  }),
  createRoute('GET', '/dev/api/mail/{id}', async ({ id }) => json(await mailOr404(ctx, id))),
  createRoute('GET', '/dev/mail/{id}', async ({ id }) => mailPage((await mailOr404(ctx, id)).html)),
]

async function mailOr404(ctx: Context, id: string) {
  return orRefuse(isUuid(id) ? await readMail(ctx, id) : null, 'There is no such mail.')
}

function orRefuse<Value>(value: Value | null, message: string): Value {
  if (value === null) throw new DevRefusal(404, message)
  return value
}

function filterOf(query: URLSearchParams): MailFilter {
  const after = query.get('after') ?? undefined
  if (after !== undefined && !isUuid(after))
    throw new DevRefusal(400, 'The query parameter after must be the id of a mail.')
  return { project: query.get('project') ?? undefined, to: query.get('to') ?? undefined, after }
}

function waitOf(text: string | null): number {
  const millis = text === null ? DEFAULT_WAIT_MILLIS : Number(text)
  if (Number.isInteger(millis) && millis >= 0 && millis <= MAX_WAIT_MILLIS) return millis
  throw new DevRefusal(
    400,
    `The query parameter timeoutMillis must be a whole number up to ${MAX_WAIT_MILLIS}.`,
  )
}
