import { countryName } from '../../i18n/country-name.js'
import type { GeoInfo, Session } from '@latchkey/core'
import { useContext } from 'react'
import type { Translation } from '../../i18n/translation.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import type { LabelKey } from '../../locales/text.js'
import { Badge } from '../badge.js'
import { Drawing } from '../icon.js'
import { MenuItem } from '../menus/menu.js'
import { RowMenu } from '../menus/row-menu.js'
import { deviceIcon } from '../more-icons.js'
import { truncate, UserText } from '../user-text.js'
import { providerName } from '@latchkey/core/internal'
import { DetailLine } from './detail-line.js'
import { List, Row } from './list.js'
import { isPrivateAddress } from './private-address.js'
import { RelativeTime } from './relative-time.js'

/** The props of `SessionTable`. */
export interface SessionTableProps {
  /** The sessions to show, as `user.listSessions()` returns them. */
  sessions: readonly Session[]
  /**
   * Called when the user revokes a session. Without it, the rows have no menu. The row of the current session never has
   * one.
   */
  onRevoke?: ((session: Session) => void) | undefined
  /** Whether no session can be revoked for now, for example while a session is being revoked. */
  isWaiting?: boolean | undefined
}

/** A table of sessions. */
export function SessionTable({ sessions, onRevoke, isWaiting = false }: SessionTableProps) {
  const { text, rich } = useTranslation()
  return (
    <List>
      {sessions.map((session) => (
        <Row
          key={session.id}
          mark={isHandheld(session) ? phoneIcon : deviceIcon}
          title={<SessionTitle session={session} />}
          badges={
            <>
              {session.isCurrentSession && (
                <Badge tone="success">{text('settingsSessionCurrent')}</Badge>
              )}
              {session.isImpersonation && (
                <Badge tone="warning">{text('settingsImpersonation')}</Badge>
              )}
            </>
          }
          help={
            <>
              <DeviceDetails session={session} />
              <DetailLine
                details={[
                  <SignIn key="sign-in" session={session} />,
                  session.lastUsedAt &&
                    rich('settingsSessionUsed', { when: <RelativeTime at={session.lastUsedAt} /> }),
                ]}
              />
            </>
          }
          actions={
            onRevoke &&
            !session.isCurrentSession && (
              <RowMenu
                label={text('settingsActionsFor', { name: truncate(deviceName(session, text)) })}
              >
                <MenuItem isDisabled={isWaiting} isDestructive onSelect={() => onRevoke(session)}>
                  {text('settingsSessionRevoke')}
                </MenuItem>
              </RowMenu>
            )
          }
        />
      ))}
    </List>
  )
}

const phoneIcon = (
  <Drawing shape="M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.3h2" />
)

const isHandheld = ({ deviceType }: Session) => deviceType === 'mobile' || deviceType === 'tablet'

type Text = Translation<LabelKey>['text']

/** Returns the device of a session, for places that allow only plain text. */
function deviceName({ browser, operatingSystem }: Session, text: Text): string {
  if (browser && operatingSystem)
    return text('settingsSessionDevice', { browser, system: operatingSystem })
  return browser ?? operatingSystem ?? text('settingsSessionUnknown')
}

/** The device of a session; its place if the service does not list devices. */
function SessionTitle({ session: { browser, operatingSystem, geoInfo } }: { session: Session }) {
  const { text, rich } = useTranslation()
  if (browser === undefined) return <Where geoInfo={geoInfo} />
  if (browser && operatingSystem)
    return rich('settingsSessionDevice', {
      browser: <UserText text={browser} />,
      system: <UserText text={operatingSystem} />,
    })
  return <UserText text={browser ?? operatingSystem ?? text('settingsSessionUnknown')} />
}

/** The place of a session, if the service lists devices and the title is the device. */
const DeviceDetails = ({ session: { browser, geoInfo } }: { session: Session }) =>
  browser === undefined ? null : <Where geoInfo={geoInfo} />

/** When and how the user signed in. */
function SignIn({ session }: { session: Session }) {
  const { rich } = useTranslation()
  const { createdAt, signInMethod, signInProviderId } = session
  const when = <RelativeTime at={createdAt} />
  switch (signInMethod) {
    case 'password':
      return rich('settingsSessionPassword', { when })
    case 'otp':
      return rich('settingsSessionEmail', { when })
    case 'passkey':
      return rich('settingsSessionPasskey', { when })
    case 'sso':
      return rich('settingsSessionSso', { when })
    case 'anonymous':
      return rich('settingsSessionGuest', { when })
    case 'oauth':
      if (!signInProviderId) break
      return rich('settingsSessionProvider', {
        provider: <UserText text={providerName(signInProviderId)} />,
        when,
      })
    default:
    // A newer service can have more methods.
  }
  return rich('settingsSessionCreated', { when })
}

function Where({ geoInfo }: { geoInfo: GeoInfo | null }) {
  const { text } = useTranslation()
  const place = geoInfo ? <Place geoInfo={geoInfo} /> : text('settingsSessionSomewhere')
  const isNamed =
    !geoInfo || geoInfo.cityName || geoInfo.countryCode || isPrivateAddress(geoInfo.ip)
  return (
    <DetailLine
      details={[
        isNamed && place,
        geoInfo && (
          <span className="lk-help lk-figures">
            <UserText text={geoInfo.ip} />
          </span>
        ),
      ]}
    />
  )
}

/** The city and country of a session. */
function Place({ geoInfo: { cityName, countryCode } }: { geoInfo: GeoInfo }) {
  const { text, rich } = useTranslation()
  const { tag } = useContext(LanguageContext)
  const country = countryCode && countryName(tag, countryCode)
  if (cityName && country)
    return rich('settingsSessionPlace', {
      city: <UserText text={cityName} />,
      country: <UserText text={country} />,
    })
  const place = cityName || country
  if (place) return <UserText text={place} />
  return text(countryCode ? 'settingsSessionSomewhere' : 'settingsSessionLocal')
}
