import type { LabelKey } from '../../locales/text.js'
import {
  Outcome,
  type OutcomeLook,
  type OutcomeProps,
  type OutcomeTexts,
} from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'

export type BeginAgainProps = OutcomeTexts &
  OutcomeLook &
  Pick<OutcomeProps, 'role' | 'children'> & { label: LabelKey }

/** Nobody was signed in: it begins again at the sign-in page, which leads back to the same place. */
export const BeginAgain = ({ label, ...outcome }: BeginAgainProps) => (
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
