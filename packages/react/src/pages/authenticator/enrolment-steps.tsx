import type { TotpSetup } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { isHandheldDevice } from '../../lib/platform.js'
import { CopyButton } from '../../ui/copy-button.js'
import { forwardIcon } from '../../ui/more-icons.js'

interface EnrolmentStepsProps {
  setup: TotpSetup
  /** The form that takes the first code. */
  children: ReactNode
}

/**
 * The steps of setting up an authenticator app: add the secret to it, then enter a code. On a phone, a link opens the
 * app, and the QR code is for an app on another device.
 */
export function EnrolmentSteps({ setup, children }: EnrolmentStepsProps) {
  const { text } = useTranslation()
  return (
    <ol className="lk-steps">
      {isHandheldDevice() ? (
        <li>
          <p>{text('settingsAuthenticatorAdd')}</p>
          <a className="lk-button lk-quiet" href={setup.url}>
            <span>{text('settingsAuthenticatorOpen')}</span>
          </a>
          <MoreWays summary={text('settingsAuthenticatorElsewhere')}>
            <p className="lk-help">{text('settingsAuthenticatorScan')}</p>
            <QrCode setup={setup} />
            <p className="lk-help">
              {text('settingsAuthenticatorNoScan')} {text('settingsAuthenticatorText')}
            </p>
            <Secret setup={setup} />
          </MoreWays>
        </li>
      ) : (
        <li>
          <p>{text('settingsAuthenticatorScan')}</p>
          <QrCode setup={setup} />
          <MoreWays summary={text('settingsAuthenticatorNoScan')}>
            <p className="lk-help">{text('settingsAuthenticatorText')}</p>
            <Secret setup={setup} />
          </MoreWays>
        </li>
      )}
      <li>
        <p>{text('settingsAuthenticatorType')}</p>
        {children}
      </li>
    </ol>
  )
}

interface MoreWaysProps {
  /** The question that opens it. */
  summary: string
  children: ReactNode
}

const MoreWays = ({ summary, children }: MoreWaysProps) => (
  <details className="lk-more-ways">
    <summary>
      {forwardIcon}
      {summary}
    </summary>
    {children}
  </details>
)

type PartProps = Pick<EnrolmentStepsProps, 'setup'>

/** The secret as a QR code. */
const QrCode = ({ setup: { qrCode } }: PartProps) => (
  <svg
    className="lk-qr"
    role="img"
    aria-label={useTranslation().text('settingsAuthenticatorPicture')}
    viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
    shapeRendering="crispEdges"
  >
    <path d={qrCode.path} />
  </svg>
)

/** The secret as text. */
const Secret = ({ setup: { secret } }: PartProps) => (
  <p className="lk-secret">
    <code className="lk-code" dir="ltr">
      {secret.match(/.{1,4}/g)?.join(' ')}
    </code>{' '}
    <CopyButton value={secret} />
  </p>
)
