import { CopyButton } from '../../ui/copy-button.js'
import { UrlText } from './url-text.js'

/** A value to enter elsewhere, with a button that copies it. */
export const CopyValue = ({ label, value }: { label: string; value: string }) => (
  <div>
    <p className="lk-label">{label}</p>
    <p className="lk-secret">
      <code className="lk-code" dir="ltr">
        <UrlText url={value} />
      </code>{' '}
      <CopyButton value={value} />
    </p>
  </div>
)
