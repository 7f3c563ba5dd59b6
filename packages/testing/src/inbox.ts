import type { DevApi } from './dev-api.js'

/** An email that a project has sent. */
export interface Mail {
  /** The ID of the email. */
  id: string
  /** The sender: the name of the project, or the sender of its email server. */
  from: { name: string; email: string }
  /** The addresses of the recipients. */
  to: string[]
  /** The subject of the email. */
  subject: string
  /** Template type of the protocol, such as `email_verification`. */
  template: string
  /** Time of the project's clock. */
  sentAt: Date
  /** URL of the button in the email. */
  link: string
  /** The code in the email; null if it has none. */
  code: string | null
}

/** The emails that a project has sent. */
export interface Inbox {
  /**
   * Resolves to the next email to an address, in the order of sending, and returns each email once. Waits for it, and
   * rejects when none is sent in time. Simultaneous calls for the same address get their emails in the order of the calls.
   *
   * @param options.timeoutMillis how long to wait. Default: 30000. Starts after earlier calls for the same address
   * @example const { code } = await project.inbox.next({ to: 'ada@example.com' })
   */
  next(options: { to: string; timeoutMillis?: number }): Promise<Mail>
  /** Lists all emails of the project, newest first. */
  list(): Promise<Mail[]>
}

type WireMail = Omit<Mail, 'sentAt'> & { sentAt: string }

/** A busy machine may take seconds to deliver an email. */
const DEFAULT_WAIT_MILLIS = 30_000

export function createInbox(api: DevApi, projectId: string): Inbox {
  const lastTaken = new Map<string, string>()
  const takeNext: Inbox['next'] = async ({ to, timeoutMillis = DEFAULT_WAIT_MILLIS }) => {
    const query = new URLSearchParams({ project: projectId, to, timeoutMillis: `${timeoutMillis}` })
    const after = lastTaken.get(to)
    if (after !== undefined) query.set('after', after)
    const mail = toMail((await api(`/mail/next?${query}`)) as WireMail)
    lastTaken.set(to, mail.id)
    return mail
  }
  const turns = new Map<string, Promise<unknown>>()
  return {
    // Sequentially: the next email of a call depends on the result of the call before.
    next(options) {
      const before = turns.get(options.to)
      const taking = before === undefined ? takeNext(options) : before.then(() => takeNext(options))
      turns.set(
        options.to,
        taking.catch(() => undefined),
      )
      return taking
    },
    async list() {
      const query = new URLSearchParams({ project: projectId })
      const { items } = (await api(`/mail?${query}`)) as { items: WireMail[] }
      return items.map(toMail)
    },
  }
}

const toMail = ({ id, from, to, subject, template, sentAt, link, code }: WireMail): Mail => ({
  id,
  from,
  to,
  subject,
  template,
  sentAt: new Date(sentAt),
  link,
  code,
})
