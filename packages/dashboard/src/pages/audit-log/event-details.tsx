import type { AuditEvent } from '@latchkey/core/admin'
import { CopyButton } from '../../ui/copy-button.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { codesOf, factsOf, timeOf } from './details.js'
import { Actor, Subject, TeamOfEvent } from './parties.js'

/** Everything about an event: first what a reader asks for, then what a developer needs. */
export const EventDetails = ({ event }: { event: AuditEvent }) => (
  <>
    <dl className="facts">
      <dt>When</dt>
      <dd>{timeOf(event)}</dd>
      <dt>By</dt>
      <dd>
        <Actor {...event} />
      </dd>
      <dt>About</dt>
      <dd>
        <Subject subject={event.subject} />
      </dd>
      {event.details.teamId !== undefined && (
        <>
          <dt>Team</dt>
          <dd>
            <TeamOfEvent id={event.details.teamId} event={event} />
          </dd>
        </>
      )}
      {factsOf(event).map(({ name, text }) => (
        <FactRow key={name} name={name} text={text} />
      ))}
      {event.clientAddress !== null && (
        <>
          <dt>From</dt>
          <dd>
            <LeftToRight text={event.clientAddress} />
          </dd>
        </>
      )}
      {event.userAgent !== null && (
        <>
          <dt>Client</dt>
          <dd>
            <LeftToRight text={event.userAgent} />
          </dd>
        </>
      )}
    </dl>
    <h3 className="codes">For developers</h3>
    <dl className="facts">
      {codesOf(event).map(({ name, text }) => (
        <CodeRow key={name} name={name} text={text} />
      ))}
    </dl>
  </>
)

const FactRow = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <IsolatedText text={text} />
    </dd>
  </>
)

const CodeRow = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd className="row">
      <code dir="ltr">{text}</code>
      <CopyButton value={text} label={`the ${name.toLowerCase()}`} />
    </dd>
  </>
)
