import { useTranslation } from '../../i18n/use-translation.js'
import type { LabelKey } from '../../locales/text.js'
import { PrimaryAction, type Progress } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'

export interface SignedInOutcomeProps extends Progress {
  /** Default: `signedInTitle`. */
  title?: LabelKey
  message: LabelKey | undefined
  onContinue: () => void
}

/** Shown after a sign-in while the page redirects to the app, with a button if the redirect fails. */
export function SignedInOutcome({
  title = 'signedInTitle',
  message,
  isBusy,
  failure,
  onContinue,
}: SignedInOutcomeProps) {
  const { text } = useTranslation()
  return (
    <Outcome
      icon="check"
      tone="success"
      title={title}
      message={message}
      role="status"
      actions={
        <PrimaryAction {...{ isBusy, failure }} onClick={onContinue}>
          {text('continue')}
        </PrimaryAction>
      }
    />
  )
}
