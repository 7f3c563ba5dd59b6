import type { LabelKey } from '../../locales/text.js'
import {
  Outcome,
  type OutcomeLook,
  type OutcomeProps,
  type OutcomeTexts,
} from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'

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
        {homeLink}
      </>
    }
  />
)
