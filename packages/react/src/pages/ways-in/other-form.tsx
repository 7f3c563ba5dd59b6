import { useWords } from '../../i18n/words.js'
import type { FormWay } from './ways-in.js'

export interface OtherFormProps {
  way: FormWay
  onChange: () => void
}

/** Switches the form to its other method. The typed address stays. */
export const OtherForm = ({ way, onChange }: OtherFormProps) => (
  <p className="lk-aside lk-instead">
    <button className="lk-link" type="button" onClick={onChange}>
      {useWords().text(way === 'mail' ? 'mailInstead' : 'passwordInstead')}
    </button>
  </p>
)
