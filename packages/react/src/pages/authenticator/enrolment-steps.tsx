import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { CopyButton } from '../../ui/copy-button.js'
import { lazyComponent } from '../page-frame/lazy-component.js'
import type { Enrolment } from './use-enrolment.js'

const QrCode = lazyComponent(async () => (await import('./qr-code.js')).QrCode)

interface EnrolmentStepsProps {
  enrolment: Enrolment
  /** The form that takes the first code. */
  children: ReactNode
}

/** The steps of setting up an authenticator app: scan the secret, then enter a code. */
export function EnrolmentSteps({ enrolment, children }: EnrolmentStepsProps) {
  const { text } = useTranslation()
  return (
    <ol className="lk-steps">
      <li>
        <p>{text('settingsAuthenticatorScan')}</p>
        <Suspense fallback={<div className="lk-qr lk-skeleton lk-bone" aria-hidden="true" />}>
          <QrCode text={enrolment.uri} label={text('settingsAuthenticatorPicture')} />
        </Suspense>
        <p className="lk-help">{text('settingsAuthenticatorText')}</p>
        <p className="lk-secret">
          <code className="lk-code" dir="ltr">
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </code>{' '}
          <CopyButton value={enrolment.secret} />
        </p>
      </li>
      <li>
        <p>{text('settingsAuthenticatorType')}</p>
        {children}
      </li>
    </ol>
  )
}
