import { isServiceErrorCode } from '@latchkey/core/internal'
import { useState } from 'react'
import { now } from '../../lib/platform.js'
import { ExactTime } from '../../ui/exact-time.js'
import { SupportCode, SupportDetail } from '../../ui/forms/failure-line.js'
import { PrimaryAction, type Progress } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { secondaryHomeLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { BackToSignInOutcome } from '../entry/outcomes.js'
import { textsOf, reasonIn } from '../page-frame/error-texts.js'
import { useApp } from '../../lib/use-app.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { usePendingDeletion } from '../entry/pending-deletion.js'
import { PageFrame } from '../page-frame/page-frame.js'
import type { LoadedProps } from '../page-frame/create-page.js'
import { useMutation } from '../../lib/use-mutation.js'
import { Restoration } from './restoration.js'

export interface ErrorPageViewProps {
  /** The error code in the URL. The page looks the same for null and for codes that no service has. */
  code: string | null
  /** The error of the provider, if the URL contains one. */
  reason?: unknown
  /** The progress of "Sign in again". */
  progress: Progress
  onSignInAgain: () => void
}

/** Renders the error page for each code. */
export function ErrorPageView({ code, reason, progress, onSignInAgain }: ErrorPageViewProps) {
  const { text } = useTranslation()
  const [shownAt] = useState(now)
  const knownTexts = textsOf(code, reason)
  const texts = knownTexts ?? ({ title: 'errorTitle', message: 'errorText' } as const)
  const time = new Date(shownAt)
  // A canceled sign-in needs no support.
  const support = texts.message !== 'accessDenied' && (
    <p>
      {/* Anyone can write a code that the service does not have. */}
      {code && (knownTexts || isServiceErrorCode(code)) ? (
        <SupportCode code={code} report={`${code} ${time.toISOString()}`} />
      ) : (
        <SupportDetail label="errorTime" report={time.toISOString()}>
          <ExactTime at={time} />
        </SupportDetail>
      )}
    </p>
  )
  // Another attempt with this provider would fail.
  const needsOtherWay = texts.message === 'addressTaken' || texts.message === 'scopeRefused'
  if (code !== 'RECENT_SIGN_IN_REQUIRED')
    return (
      <BackToSignInOutcome icon="alert" {...texts} label={needsOtherWay ? 'signIn' : 'retry'}>
        {support}
      </BackToSignInOutcome>
    )
  // The user is signed in, so a link to the sign-in page would lead nowhere.
  const signInAgain = (
    <PrimaryAction {...progress} onClick={onSignInAgain} beside={secondaryHomeLink}>
      {text('signInAgain')}
    </PrimaryAction>
  )
  return (
    <Outcome icon="alert" tone="warning" {...texts} actions={signInAgain}>
      {support}
    </Outcome>
  )
}

export { texts as english } from '../../locales/en/other-pages.js'
export { ErrorPage as Page }

/** The error page. */
function ErrorPage({ page, placeholder }: LoadedProps) {
  const address = useCurrentUrl()
  const app = useApp()
  const { onEvent } = page
  const { isBusy, failure, run } = useMutation(onEvent)
  const parameters = searchParamsOf(address)
  const code = parameters.get('errorCode')
  const pending = usePendingDeletion(code)
  const isLoading = address === '' || pending === undefined
  return (
    <PageFrame page={page} isBusy={isLoading}>
      {isLoading ? (
        placeholder
      ) : pending ? (
        <Restoration {...{ pending, onEvent }} />
      ) : (
        <ErrorPageView
          code={code}
          reason={reasonIn(parameters.get('details'))}
          progress={{ isBusy, failure }}
          onSignInAgain={() => run(() => app.redirectToSignIn({ signInAgain: true }))}
        />
      )}
    </PageFrame>
  )
}
