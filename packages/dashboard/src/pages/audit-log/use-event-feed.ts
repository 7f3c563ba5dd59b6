import type { AuditEvent, AuditLogOptions, AuditPage } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { useNewestEvents } from './use-newest-events.js'

/** How many older events one request loads. */
const PAGE_LENGTH = 25

/** How often the list looks for new events while the page is visible. */
const POLL_MILLIS = 10_000

/**
 * How many calls one request for older events makes at most. The service compares up to 10,000 events with a text in a call, so
 * that a page of a search can be short.
 */
const MAX_CALLS = 5

/** How many new events are counted. */
const MAX_NEW = 100

interface Feed {
  readonly events: readonly AuditEvent[]
  /** The cursor of older events; null if all are there. */
  readonly cursor: string | null
  /** Events that are newer than those of the list. */
  readonly waiting: readonly AuditEvent[]
}

const toFeed = (page: AuditPage): Feed => ({
  events: page,
  cursor: page.nextCursor,
  waiting: [],
})

/** Returns those events of a page that are newer than the list. */
function newerThan(events: readonly AuditEvent[], page: readonly AuditEvent[]): AuditEvent[] {
  const ids = new Set(events.map(({ id }) => id))
  const newest = events[0]?.createdAt ?? new Date(0)
  return page.filter(({ id, createdAt }) => !ids.has(id) && createdAt >= newest)
}

/**
 * Returns the events that a filter matches, newest first, with a way to load older ones. New events wait until they are asked
 * for, so that the list does not move while it is read. Those that a change on this page caused appear at once.
 *
 * @param firstLength how many events there are at first
 */
export function useEventFeed(filter: AuditLogOptions, firstLength = PAGE_LENGTH) {
  const app = useAdmin()
  const first = useQuery(useNewestEvents(filter, firstLength))
  const [applied, setApplied] = useState(first)
  const [feed, setFeed] = useState(() => toFeed(first))
  if (first !== applied) {
    setApplied(first)
    const added = newerThan(feed.events, first)
    // With a whole page of new events, there can be others between the page and the list.
    const hasGap = first.length > 0 && added.length === first.length
    setFeed(hasGap ? toFeed(first) : withNewer(feed, added))
  }

  useEffect(() => {
    const poll = async () => {
      if (document.visibilityState === 'hidden') return
      const [newest] = feed.events
      const page = await app.listAuditEvents({
        ...filter,
        limit: MAX_NEW,
        ...(newest && { from: newest.createdAt }),
      })
      setFeed((before) => ({ ...before, waiting: newerThan(before.events, page) }))
    }
    // The next time tries again.
    const timer = setInterval(() => void poll().catch(() => {}), POLL_MILLIS)
    return () => clearInterval(timer)
  })

  const loadOlder = async () => {
    let { cursor } = feed
    let count = 0
    for (let calls = 0; cursor !== null && count < PAGE_LENGTH && calls < MAX_CALLS; calls += 1) {
      const page: AuditPage = await app.listAuditEvents({ ...filter, limit: PAGE_LENGTH, cursor })
      setFeed((before) => ({
        ...before,
        events: [...before.events, ...page],
        cursor: page.nextCursor,
      }))
      count += page.length
      cursor = page.nextCursor
    }
  }

  return {
    events: feed.events,
    newCount: feed.waiting.length,
    hasMoreNew: feed.waiting.length >= MAX_NEW,
    hasOlder: feed.cursor !== null,
    /** The time of the oldest event that a search has compared; null if all were compared or no text is searched for. */
    searchedSince: filter.query === undefined ? null : timeOfCursor(feed.cursor),
    showNew: () => setFeed((before) => withNewer(before, before.waiting)),
    loadOlder,
  }
}

/** The cursor begins with the time of the event before it, in milliseconds. */
const timeOfCursor = (cursor: string | null): Date | null =>
  cursor === null ? null : new Date(Number.parseInt(cursor, 10))

const withNewer = (feed: Feed, newer: readonly AuditEvent[]): Feed => ({
  ...feed,
  events: [...newer, ...feed.events],
  waiting: [],
})
