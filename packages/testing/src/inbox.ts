import type { DevApi } from './dev-api.js'

export interface Mail {
  id: string
  to: string[]
  subject: string
  /** Template type of the protocol, such as `email_verification`. */
  template: string
  /** The project's time. */
  sentAt: Date
  /** What the mail's button opens. */
  link: string
  code: string | null
}

/** The mail that a project has sent. */
export interface Inbox {
  /**
   * Takes the next mail to an address, in the order of sending: each is given once. Waits for it;
   * rejects when none comes. Of several that wait for the same address, the one that asked first is served
   * first.
   *
   * @param options.timeoutMillis how long to wait, 30000 unless told, from one's turn on
   * @example const { code } = await project.inbox.next({ to: 'ada@example.com' })
   */
  next(options: { to: string; timeoutMillis?: number }): Promise<Mail>
  /** All mail of the project, newest first. */
  list(): Promise<Mail[]>
}

type WireMail = Omit<Mail, 'sentAt'> & { sentAt: string }

/** A busy machine may take seconds to deliver a mail. */
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
    // One after the other: what is next is known once the one before was given.
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

const toMail = ({ id, to, subject, template, sentAt, link, code }: WireMail): Mail => ({
  id,
  to,
  subject,
  template,
  sentAt: new Date(sentAt),
  link,
  code,
})
