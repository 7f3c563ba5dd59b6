import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Dialog } from '../../../ui/dialog.js'
import { OpenAlone } from '../../../ui/open-alone.js'
import { useWords } from '../../../i18n/words.js'
import type { Confirmed } from './use-confirmed.js'

/** Asks to sign in again first, or says that only the owner of the account can do this, or not here. */
export function ConfirmedView({ confirmed }: { confirmed: Confirmed }) {
  const { text } = useWords()
  const { asks, isBusy, failure, signIn, close } = confirmed
  if (asks === null) return null
  if (asks !== 'sign-in') {
    const isFramed = asks === 'framed'
    return (
      <Dialog
        title={text(isFramed ? 'framedTitle' : 'settingsNotYouTitle')}
        text={text(isFramed ? 'framedText' : 'settingsNotYou')}
        onClose={close}
      >
        <div className="lk-buttons">
          {isFramed && <OpenAlone className="lk-button lk-primary" />}
          <Button tone="quiet" onClick={close}>
            {text('settingsClose')}
          </Button>
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
