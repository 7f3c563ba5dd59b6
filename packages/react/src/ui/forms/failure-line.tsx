import { Fragment, type ReactNode } from 'react'
import type { Failure } from '../../lib/failure.js'
import type { LabelKey } from '../../locales/text.js'
import { useWait } from '../../lib/use-countdown.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { CopyButton } from '../copy-button.js'
import { isFramedByOtherSite } from '../../lib/platform.js'
import { Icon } from '../icon.js'
import { OpenInNewTab } from '../open-in-new-tab.js'
import { RefusalText } from '../support.js'

/** Shows a failure and what to do. Keeps its height without a failure. */
export function FailureLine({ failure }: { failure: Failure | null | undefined }) {
  const secondsLeft = useWait(failure)
  const isWait = failure?.kind === 'rate-limited'
  const cancel = isWait && failure.cancel
  const isNeutral = failure?.kind === 'slow' || cancel || (isWait && !secondsLeft)
  return (
    <div className="lk-failure" role="alert">
      {failure && (
        <p className={isNeutral ? 'lk-message' : 'lk-message lk-danger'}>
          <Icon name={isWait || isNeutral ? 'clock' : 'alert'} />
          <span>
            <FailureText {...{ failure, secondsLeft }} />{' '}
            {cancel && <CancelLink onClick={cancel} />}
          </span>
        </p>
      )}
    </div>
  )
}

/** Ends a wait, which removes this link. Focus moves back to the busy button. */
const CancelLink = ({ onClick }: { onClick: () => void }) => (
  <button
    className="lk-link"
    type="button"
    onClick={({ currentTarget }) => {
      const root = currentTarget.closest('dialog, .lk-root')
      root?.querySelector<HTMLElement>('[aria-busy=true]')?.focus()
      onClick()
    }}
  >
    {useTranslation().text('cancel')}
  </button>
)

interface FailureTextProps {
  failure: Failure
  /** The remaining wait. */
  secondsLeft: number
}

/** The text of a failure. */
function FailureText({ failure, secondsLeft }: FailureTextProps) {
  const { text, rich, seconds } = useTranslation()
  switch (failure.kind) {
    case 'refused':
      return (
        <>
          <RefusalText label={failure.label} />{' '}
          {/* A new tab has the cookies that a cross-site frame lacks. */}
          {failure.label === 'obstacleForgetful' && isFramedByOtherSite() && (
            <OpenInNewTab className="lk-link" />
          )}
          {failure.signOut && (
            <button className="lk-link" type="button" onClick={failure.signOut}>
              {text('signOut')}
            </button>
          )}
        </>
      )
    case 'refused-by-app':
      return failure.message
    case 'rate-limited':
      if (secondsLeft === 0) return text('canGoOn')
      // A screen reader announces the whole wait once instead of every second.
      return (
        <>
          <span className="lk-unseen">
            {text('rateLimited', { wait: seconds(failure.seconds) })}
          </span>
          <span aria-hidden="true">
            {rich('rateLimited', {
              wait: <span className="lk-figures">{seconds(secondsLeft)}</span>,
            })}
          </span>
        </>
      )
    case 'unexpected':
      return (
        <>
          {text('unexpected')} <SupportCode code={failure.supportCode} />
        </>
      )
    default:
      return text(failure.kind)
  }
}

export interface SupportCodeProps {
  code: string
  /** What is copied. Default: the code. */
  report?: string
}

/** The code for a support request, with a button that copies it. */
export const SupportCode = ({ code, report = code }: SupportCodeProps) => (
  <SupportDetail label="supportCode" report={report}>
    <code className="lk-code" dir="ltr">
      {/* A long code breaks between words. */}
      {code.match(/.+?(_|$)/g)?.map((word, index) => (
        <Fragment key={index}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </code>
  </SupportDetail>
)

export interface SupportDetailProps {
  label: LabelKey
  /** What is copied. */
  report: string
  children: ReactNode
}

/** A detail for a support request, with a button that copies it. */
export const SupportDetail = ({ label, report, children }: SupportDetailProps) => (
  <span className="lk-support">
    {useTranslation().text(label)} {children} <CopyButton value={report} />
  </span>
)
