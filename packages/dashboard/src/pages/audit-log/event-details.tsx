import type { AuditEvent } from '@latchkey/core/admin'
import { lazy, Suspense } from 'react'
import { loadFile } from '../../data/load-file.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { CopyButton } from '../../ui/copy-button.js'
import { Icon } from '../../ui/icons.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { codesOf, type Fact, factsOf } from './details.js'
import { useEventTexts, useTimeOfEvent } from './use-event-texts.js'
import { Actor, Subject, TeamOfEvent } from './parties.js'

// Loaded when an event is opened first: it reads user agents.
const EventClient = lazy(async () => ({
  default: await loadFile(async () => (await import('./event-client.js')).EventClient),
}))

/** Everything about an event: first what a reader asks for, then what a developer needs. */
export function EventDetails({ event }: { event: AuditEvent }) {
  const { text } = useTranslation(texts)
  const eventTexts = useEventTexts()
  const timeOf = useTimeOfEvent()
  return (
    <div className="event-facts">
      <dl className="facts">
        <dt>{text('when')}</dt>
        <dd>{timeOf(event.createdAt)}</dd>
        <dt>{text('by')}</dt>
        <dd>
          <Actor {...event} />
        </dd>
        <dt>{text('about')}</dt>
        <dd>
          <Subject subject={event.subject} />
        </dd>
        {event.details.teamId !== undefined && (
          <>
            <dt>{text('team')}</dt>
            <dd>
              <TeamOfEvent id={event.details.teamId} event={event} />
            </dd>
          </>
        )}
        {factsOf(event, eventTexts).map((fact) => (
          <FactRow key={fact.name} {...fact} />
        ))}
        {event.clientAddress !== null && (
          <>
            <dt>{text('fromAddress')}</dt>
            <dd>
              <LeftToRight text={event.clientAddress} />
            </dd>
          </>
        )}
        {event.userAgent !== null && (
          <>
            <dt>{text('client')}</dt>
            <dd>
              <Suspense fallback={<ClientCode userAgent={event.userAgent} />}>
                <EventClient userAgent={event.userAgent} />
              </Suspense>
            </dd>
          </>
        )}
      </dl>
      <h3 className="codes">{text('forDevelopers')}</h3>
      <dl className="facts">
        {codesOf(event, eventTexts).map((code) => (
          <CodeRow key={code.name} {...code} />
        ))}
      </dl>
    </div>
  )
}

/** The user agent of the client, in the one line that its words take. */
const ClientCode = ({ userAgent }: { userAgent: string }) => (
  <div className="one-line">
    <LeftToRight text={userAgent} />
  </div>
)

/** A URL wraps after a slash. */
const Value = ({ text }: { text: string }) =>
  /^https?:/.test(text) ? <LeftToRight text={text} /> : <IsolatedText text={text} />

function FactRow({ name, value, before }: Fact) {
  const { text } = useTranslation(texts)
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {before === undefined ? (
          <Value text={value} />
        ) : (
          <>
            <span className="unseen">{text('changedFromTo', { before, after: value })}</span>
            <span aria-hidden="true">
              <del>
                <Value text={before} />
              </del>
              <Icon name="arrow" />
              <ins>
                <Value text={value} />
              </ins>
            </span>
          </>
        )}
      </dd>
    </>
  )
}

const CodeRow = ({ name, value }: Fact) => (
  <>
    <dt>{name}</dt>
    <dd className="row">
      <code dir="ltr">{value}</code>
      <CopyButton value={value} label={name} isCompact />
    </dd>
  </>
)
