import { useTranslation } from '../../i18n/use-translation.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { secondaryHomeLink, PageLink } from '../../ui/page-link.js'
import { ExactTime } from '../../ui/exact-time.js'
import { BackToSignInOutcome } from '../entry/outcomes.js'
import { type ViewProps, withState } from '../page-frame/with-state.js'
import { useRestoration } from './use-restoration.js'

/** Asks whether to restore an account whose deletion is pending. */
export function RestorationView({ state, actions }: ViewProps<typeof useRestoration>) {
  const { text, rich } = useTranslation()
  switch (state.step) {
    case 'ask':
      return (
        <Outcome
          icon="alert"
          tone="warning"
          title="accountDeletionTitle"
          actions={
            <PrimaryAction {...state} onClick={actions.keep} beside={secondaryHomeLink}>
              {text('accountKeep')}
            </PrimaryAction>
          }
        >
          <p>{rich('accountDeletion', { when: <ExactTime at={state.deleteAt} /> })}</p>
        </Outcome>
      )
    case 'kept':
      return (
        <Outcome
          icon="check"
          tone="success"
          message="accountKept"
          role="status"
          actions={<PageLink page="signIn" tone="primary" label="signIn" />}
        />
      )
    case 'over':
      return <BackToSignInOutcome icon="clock" message="timedOut" label="signInAgain" />
  }
}

/** Restores an account whose deletion is pending. */
export const Restoration = withState(useRestoration, RestorationView)
