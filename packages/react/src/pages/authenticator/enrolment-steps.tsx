import type { TotpSetup } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { isHandheldDevice } from '../../lib/platform.js'
import { CopyButton } from '../../ui/copy-button.js'

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
          <details className="lk-more-ways">
            <summary>{text('settingsAuthenticatorElsewhere')}</summary>
            <p className="lk-help">{text('settingsAuthenticatorScan')}</p>
            <Secret setup={setup} />
          </details>
        </li>
      ) : (
        <li>
          <p>{text('settingsAuthenticatorScan')}</p>
          <Secret setup={setup} />
        </li>
      )}
      <li>
        <p>{text('settingsAuthenticatorType')}</p>
        {children}
      </li>
    </ol>
  )
}

/** The secret, as a QR code and as text. */
function Secret({ setup: { qrCode, secret } }: Pick<EnrolmentStepsProps, 'setup'>) {
  const { text } = useTranslation()
  return (
    <>
      <svg
        className="lk-qr"
        role="img"
        aria-label={text('settingsAuthenticatorPicture')}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} />
      </svg>
      <p className="lk-help">{text('settingsAuthenticatorText')}</p>
      <p className="lk-secret">
        <code className="lk-code" dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>{' '}
        <CopyButton value={secret} />
      </p>
    </>
  )
}
