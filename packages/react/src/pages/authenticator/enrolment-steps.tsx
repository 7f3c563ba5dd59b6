import type { TotpSetup } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { CopyButton } from '../../ui/copy-button.js'

interface EnrolmentStepsProps {
  setup: TotpSetup
  /** The form that takes the first code. */
  children: ReactNode
}

/** The steps of setting up an authenticator app: scan the secret, then enter a code. */
export function EnrolmentSteps({ setup, children }: EnrolmentStepsProps) {
  const { text } = useTranslation()
  return (
    <ol className="lk-steps">
      <li>
        <p>
          <span className="lk-on-phones">{text('settingsAuthenticatorAdd')}</span>
          <span className="lk-not-on-phones">{text('settingsAuthenticatorScan')}</span>
        </p>
        <a className="lk-button lk-quiet lk-on-phones" href={setup.url}>
          <span>{text('settingsAuthenticatorOpen')}</span>
        </a>
        <p className="lk-help lk-on-phones">{text('settingsAuthenticatorElsewhere')}</p>
        <svg
          className="lk-qr"
          role="img"
          aria-label={text('settingsAuthenticatorPicture')}
          viewBox={`0 0 ${setup.qrCode.size} ${setup.qrCode.size}`}
          shapeRendering="crispEdges"
        >
          <path d={setup.qrCode.path} />
        </svg>
        <p className="lk-help">{text('settingsAuthenticatorText')}</p>
        <p className="lk-secret">
          <code className="lk-code" dir="ltr">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </code>{' '}
          <CopyButton value={setup.secret} />
        </p>
      </li>
      <li>
        <p>{text('settingsAuthenticatorType')}</p>
        {children}
      </li>
    </ol>
  )
}
