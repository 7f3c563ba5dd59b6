import type { GeoInfo, Session } from '@latchkey/core'
import { useContext } from 'react'
import { LanguageContext, useWords } from '../words.js'
import { Badge } from './badge.js'
import { Button } from './button.js'
import { Given } from './given.js'
import { Moment } from './moment.js'

export interface SessionTableProps {
  sessions: readonly Session[]
  /** Without it, no session can be ended here. The current one never can: that is signing out. */
  onRevoke?: (session: Session) => void
}

/** Where somebody is signed in. */
export function SessionTable({ sessions, onRevoke }: SessionTableProps) {
  const { text, rich } = useWords()
  return (
    <ul className="lk-list">
      {sessions.map((session) => (
        <li className="lk-row" key={session.id}>
          <div className="lk-row-text">
            <p className="lk-row-title">
              <Where geoInfo={session.geoInfo} />
            </p>
            <p className="lk-badges">
              {session.isCurrentSession && (
                <Badge tone="success">{text('settingsSessionCurrent')}</Badge>
              )}
              {session.isImpersonation && (
                <Badge tone="warning">{text('settingsImpersonation')}</Badge>
              )}
            </p>
            <p className="lk-help">
              {rich('settingsSessionCreated', { when: <Moment at={session.createdAt} /> })}
              {session.lastUsedAt && (
                <>
                  {' · '}
                  {rich('settingsSessionUsed', { when: <Moment at={session.lastUsedAt} /> })}
                </>
              )}
            </p>
          </div>
          {onRevoke && !session.isCurrentSession && (
            <div className="lk-row-actions">
              <Button tone="quiet" onClick={() => onRevoke(session)}>
                {text('settingsSessionRevoke')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Where({ geoInfo }: { geoInfo: GeoInfo | null }) {
  const { text } = useWords()
  const { tag } = useContext(LanguageContext)
  const city = geoInfo?.cityName
  const country = geoInfo?.countryCode && countryName(tag, geoInfo.countryCode)
  const place = [city, country].filter(Boolean).join(', ')
  if (!geoInfo) return text('settingsSessionNowhere')
  return (
    <>
      <Given text={place || text('settingsSessionSomewhere')} />{' '}
      <span className="lk-help lk-figures">
        <Given text={geoInfo.ip} />
      </span>
    </>
  )
}

function countryName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
  } catch {
    // The service may not know a real one.
    return code
  }
}
