import { useTranslation } from '../../i18n/use-translation.js'
import type { LabelKey } from '../../locales/text.js'
import { PrimaryAction, type Progress } from '../../ui/forms/primary-action.js'
import {
  Outcome,
  type OutcomeLook,
  type OutcomeProps,
  type OutcomeTexts,
} from '../../ui/outcome.js'
import { secondaryHomeLink, PageLink } from '../../ui/page-link.js'

export interface SignedInOutcomeProps extends Progress {
  /** Default: `signedInTitle`. */
  title?: LabelKey | undefined
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

export type BackToSignInOutcomeProps = OutcomeTexts &
  OutcomeLook &
  Pick<OutcomeProps, 'role' | 'children'> & { label: LabelKey }

/** Sends a signed-out visitor back to the sign-in page, which returns to the same place afterwards. */
export const BackToSignInOutcome = ({ label, ...outcome }: BackToSignInOutcomeProps) => (
  <Outcome
    tone="warning"
    {...outcome}
    actions={
      <>
        <PageLink page="signIn" tone="primary" label={label} />
        {secondaryHomeLink}
      </>
    }
  />
)
