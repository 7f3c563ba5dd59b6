import type { AuditEvent } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
// The rule by which the service names the device of a session.
import { parseDevice } from '../../../../service/src/lib/requests/device.js'
import { CopyButton } from '../../ui/copy-button.js'
import { Icon } from '../../ui/icons.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { codesOf, type Fact, factsOf } from './details.js'
import { useEventTexts, useTimeOfEvent } from './use-event-texts.js'
import { Actor, Subject, TeamOfEvent } from './parties.js'

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
              <Client userAgent={event.userAgent} />
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

/** The browser and the system in words, and behind them what the client said. */
function Client({ userAgent }: { userAgent: string }) {
  const { text } = useTranslation()
  const { browser, system, name } = parseDevice(userAgent)
  if (name === null || name === userAgent) return <LeftToRight text={userAgent} />
  return (
    <details>
      <summary>
        {browser !== null && system !== null ? text('browserOnSystem', { browser, system }) : name}
      </summary>
      <LeftToRight text={userAgent} />
    </details>
  )
}

function FactRow({ name, value, before }: Fact) {
  const { text } = useTranslation(texts)
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {before === undefined ? (
          <IsolatedText text={value} />
        ) : (
          <>
            <span className="unseen">{text('changedFromTo', { before, after: value })}</span>
            <span aria-hidden="true">
              <del>
                <IsolatedText text={before} />
              </del>
              <Icon name="arrow" />
              <ins>
                <IsolatedText text={value} />
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
