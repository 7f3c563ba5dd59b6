import { Button } from '../../ui/forms/button.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Icon } from '../../ui/icon.js'
import { Dialog } from '../../ui/dialog.js'
import { OpenInNewTab } from '../../ui/open-in-new-tab.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { RecentSignIn } from './use-recent-sign-in.js'

/** The dialog that asks the user to sign in again, or explains why the change is not possible here. */
export function RecentSignInPrompt({ recentSignIn }: { recentSignIn: RecentSignIn }) {
  const { text } = useTranslation()
  const { prompt, isBusy, failure, signIn, close } = recentSignIn
  if (prompt === null) return null
  if (prompt !== 'sign-in') {
    const isFramed = prompt === 'framed'
    return (
      <Dialog
        title={text(isFramed ? 'framedTitle' : 'settingsNotYouTitle')}
        text={text(isFramed ? 'framedText' : 'settingsNotYou')}
        onClose={close}
      >
        <div className="lk-buttons">
          <Button tone="quiet" onClick={close}>
            {text('settingsClose')}
          </Button>
          {isFramed && <OpenInNewTab className="lk-button lk-primary" />}
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      title={text('settingsConfirmTitle')}
      confirm={text('signInAgain')}
      isDestructive={false}
      onConfirm={signIn}
      onClose={close}
      {...{ isBusy, failure }}
    >
      {text('settingsConfirm')}
    </ConfirmDialog>
  )
}

/** Says how to finish a change that signing in again has interrupted. Announced, so it is empty at first. */
export function InterruptedChangeNote({ isShown }: { isShown: boolean }) {
  const { text } = useTranslation()
  return (
    <div role="status">
      {isShown && (
        <p className="lk-note lk-message lk-success">
          <Icon name="check" />
          <span>{text('settingsInterrupted')}</span>
        </p>
      )}
    </div>
  )
}
