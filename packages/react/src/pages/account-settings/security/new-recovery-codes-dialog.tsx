import { useTranslation } from '../../../i18n/use-translation.js'
import { printText, saveText } from '../../../lib/save-text.js'
import { CopyButton } from '../../../ui/copy-button.js'
import { Dialog } from '../../../ui/dialog.js'
import { Button } from '../../../ui/forms/button.js'

export interface NewRecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, which cannot be shown again. */
export function NewRecoveryCodesDialog({ codes, onClose }: NewRecoveryCodesDialogProps) {
  const { text } = useTranslation()
  const lines = codes.join('\n')
  return (
    <Dialog
      title={text('settingsRecoveryNew')}
      text={text('settingsRecoveryNewText')}
      onClose={onClose}
    >
      <ol className="lk-recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code className="lk-code">{code}</code>
          </li>
        ))}
      </ol>
      <p className="lk-recovery-ways">
        <CopyButton value={lines} />
        <button
          className="lk-link"
          type="button"
          onClick={() => saveText('recovery-codes.txt', `${lines}\n`)}
        >
          {text('settingsRecoveryDownload')}
        </button>
        <button
          className="lk-link"
          type="button"
          onClick={() => printText(text('settingsRecovery'), lines)}
        >
          {text('settingsRecoveryPrint')}
        </button>
      </p>
      <div className="lk-buttons">
        <Button onClick={onClose}>{text('settingsKeyKept')}</Button>
      </div>
    </Dialog>
  )
}
