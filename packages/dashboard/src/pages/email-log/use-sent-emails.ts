import type { SentEmail, SentEmailOptions, SentEmailPage } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'

/** How many emails one request loads. */
const PAGE_LENGTH = 100

interface Log {
  readonly emails: readonly SentEmail[]
  /** The cursor of older emails; null if all are there. */
  readonly cursor: string | null
}

const toLog = (page: SentEmailPage): Log => ({ emails: page, cursor: page.nextCursor })

/** Returns the list with the emails that were sent since it was loaded. */
function withNewer(log: Log, newest: SentEmailPage): Log {
  const ids = new Set(newest.map(({ id }) => id))
  const older = log.emails.filter(({ id }) => !ids.has(id))
  // With a whole page of new emails, there can be others between the page and the list.
  if (older.length === log.emails.length) return toLog(newest)
  return { ...log, emails: [...newest, ...older] }
}

/** Returns the emails of a period, newest first, with a way to load older ones. */
export function useSentEmails(period: Pick<SentEmailOptions, 'from' | 'to'>) {
  const app = useAdmin()
  const options = { ...period, limit: PAGE_LENGTH }
  // The query loads again after an email was resent on this page.
  const first = useQuery(useAdminQuery(app, 'listSentEmails', options))
  const [applied, setApplied] = useState(first)
  const [log, setLog] = useState(() => toLog(first))
  if (first !== applied) {
    setApplied(first)
    setLog(withNewer(log, first))
  }
  const { emails, cursor } = log
  return {
    emails,
    hasOlder: cursor !== null,
    loadOlder: async () => {
      if (cursor === null) return
      const page = await app.listSentEmails({ ...options, cursor })
      setLog((before) => ({ emails: [...before.emails, ...page], cursor: page.nextCursor }))
    },
  }
}
