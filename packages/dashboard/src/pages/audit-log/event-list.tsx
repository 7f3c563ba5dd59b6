import type { AuditEvent, AuditLogOptions } from '@latchkey/core/admin'
import { timeFormatsOf } from '@latchkey/react/i18n'
import { type ReactNode, useContext, useId, useState } from 'react'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { DialogButton } from '../../ui/dialog.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { LoadOlder } from '../../ui/lists/load-older.js'
import { ClockTime } from '../../ui/times/clock-time.js'
import { isWarning } from './actions.js'
import { mainFactOf, titleOf } from './details.js'
import { EventDetails } from './event-details.js'
import { partiesOf } from './parties.js'
import { groupRepeats } from './repeats.js'
import { useEventTexts } from './use-event-texts.js'
import { useEventFeed } from './use-event-feed.js'

interface EventListProps {
  filter: AuditLogOptions
  /** The user whose page has the list: the rows don't name this user. */
  listedUserId?: string
  /** How many events there are at first. */
  length?: number
  /** Replaces the list while there are no events. */
  empty: ReactNode
}

/** Groups events by the days of the reader's time zone. */
function daysOf(events: readonly AuditEvent[], tag: string) {
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'full' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const yesterday = new Date()
  yesterday.setDate(yesterday.getDate() - 1)
  const recent = new Map([
    [new Date().toDateString(), 0],
    [yesterday.toDateString(), -1],
  ])
  const days: { name: string; events: AuditEvent[] }[] = []
  for (const event of events) {
    const daysAgo = recent.get(event.createdAt.toDateString())
    const name =
      daysAgo === undefined ? full.format(event.createdAt) : relative.format(daysAgo, 'day')
    const last = days.at(-1)
    if (last?.name === name) last.events.push(event)
    else days.push({ name, events: [event] })
  }
  return days
}

/** Events of the audit log, newest first. Each opens its details. */
export function EventList({ filter, listedUserId, length, empty }: EventListProps) {
  const { text } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const feed = useEventFeed(filter, length)
  const isEmpty = feed.events.length === 0
  const eventTexts = useEventTexts()
  /** Events of one user that a reader cannot tell apart in the list are one row. */
  const groupsOf = (events: readonly AuditEvent[]) =>
    groupRepeats(events, (event) =>
      listedUserId === undefined
        ? event.id
        : [
            titleOf(event, eventTexts),
            mainFactOf(event, eventTexts),
            ...Object.values(partiesOf(event, listedUserId, eventTexts.text)),
          ].join('\n'),
    )
  return (
    <div className="events">
      <p className="new-events" role="status">
        {feed.newCount > 0 && (
          <button className="button quiet small" type="button" onClick={feed.showNew}>
            {text(feed.hasMoreNew ? 'newEventsOrMore' : 'newEvents', { count: feed.newCount })}
          </button>
        )}
      </p>
      {isEmpty ? (
        // The service searches a part of the log at a time.
        feed.hasOlder ? (
          <p className="muted">{text('noneSoFar')}</p>
        ) : (
          empty
        )
      ) : (
        daysOf(feed.events, tag).map(({ name, events }) => (
          <section key={name} aria-label={name}>
            <p className="day">{name}</p>
            <ol>
              {groupsOf(events).map((group) =>
                group.length === 1 ? (
                  <EventRow key={group[0].id} event={group[0]} listedUserId={listedUserId} />
                ) : (
                  <RepeatedEvents
                    // Stays open while new events join it.
                    key={group.at(-1)?.id}
                    events={group}
                    listedUserId={listedUserId}
                  />
                ),
              )}
            </ol>
          </section>
        ))
      )}
      {feed.searchedSince !== null && (
        <p className="muted" role="status">
          {text('searchedSince', { time: timeFormatsOf(tag).date(feed.searchedSince) })}
        </p>
      )}
      {feed.hasOlder && (
        <LoadOlder
          label={text(feed.searchedSince === null ? 'loadOlder' : 'searchOlder')}
          onLoad={feed.loadOlder}
        />
      )}
    </div>
  )
}

interface EventRowProps {
  event: AuditEvent
  listedUserId: string | undefined
}

/** Like events one after the other, newest first, as one row that opens the list of them. */
function RepeatedEvents({
  events,
  listedUserId,
}: {
  events: readonly [AuditEvent, ...AuditEvent[]]
  listedUserId: string | undefined
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [newest] = events
  return (
    <li>
      <button
        className="event"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EventLine event={newest} listedUserId={listedUserId} count={events.length} />
      </button>
      {isOpen && (
        <ol id={id}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} listedUserId={listedUserId} />
          ))}
        </ol>
      )}
    </li>
  )
}

function EventRow({ event, listedUserId }: EventRowProps) {
  return (
    <li>
      <DialogButton
        label={<EventLine event={event} listedUserId={listedUserId} count={1} />}
        title={titleOf(event, useEventTexts())}
        variant="row"
        isWide
      >
        {() => <EventDetails event={event} />}
      </DialogButton>
    </li>
  )
}

interface EventLineProps extends EventRowProps {
  /** How many times it happened. */
  count: number
}

function EventLine({ event, listedUserId, count }: EventLineProps) {
  const eventTexts = useEventTexts()
  const { text } = eventTexts
  const name = titleOf(event, eventTexts)
  const fact = mainFactOf(event, eventTexts)
  const { about, by } = partiesOf(event, listedUserId, text)
  return (
    <>
      <span className="event-what">
        <span className="event-lines">
          <span className="event-name">
            <strong className={isWarning(event.action) ? 'warning' : undefined}>
              {count === 1 ? name : text('repeatedEvent', { name, count })}
            </strong>
            {fact && <IsolatedText className="muted" text={fact} />}
          </span>
          {about !== null && <IsolatedText className="event-about" text={about} />}
        </span>
      </span>{' '}
      <span className="event-origin muted">
        <IsolatedText className="event-by" text={by} />
        <span className="event-address">
          {event.clientAddress !== null && <LeftToRight text={event.clientAddress} />}
        </span>
      </span>
      <span className="event-time muted">
        <ClockTime at={event.createdAt} />
      </span>
    </>
  )
}
