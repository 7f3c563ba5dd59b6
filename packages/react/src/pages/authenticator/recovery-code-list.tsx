import { useTranslation } from '../../i18n/use-translation.js'
import { printText, saveText } from '../../lib/platform.js'
import { CopyButton } from '../../ui/copy-button.js'

/** Shows new recovery codes, which the user can copy, download and print. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { text } = useTranslation()
  const lines = codes.join('\n')
  return (
    <div className="lk-recovery">
      <ol className="lk-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="lk-code" dir="ltr">
              {code}
            </code>
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
    </div>
  )
}
