import { useTranslation } from '../../../i18n/use-translation.js'
import { Dialog } from '../../../ui/dialog.js'
import { Button } from '../../../ui/forms/button.js'
import { RecoveryCodeList } from '../../authenticator/recovery-code-list.js'

export interface NewRecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, which cannot be shown again. */
export function NewRecoveryCodesDialog({ codes, onClose }: NewRecoveryCodesDialogProps) {
  const { text } = useTranslation()
  return (
    <Dialog
      title={text('settingsRecoveryNew')}
      text={text('settingsRecoveryNewText')}
      onClose={onClose}
    >
      <RecoveryCodeList codes={codes} />
      <div className="lk-buttons">
        <Button onClick={onClose}>{text('settingsKeyKept')}</Button>
      </div>
    </Dialog>
  )
}
