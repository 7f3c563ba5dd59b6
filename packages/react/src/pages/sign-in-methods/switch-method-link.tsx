import { useTranslation } from '../../i18n/use-translation.js'
import type { FormMethod } from './sign-in-methods.js'

export interface SwitchMethodLinkProps {
  method: FormMethod
  onChange: () => void
}

/** Switches the form to its other method. The typed address stays. */
export const SwitchMethodLink = ({ method, onChange }: SwitchMethodLinkProps) => (
  <p className="lk-aside lk-instead">
    <button className="lk-link" type="button" onClick={onChange}>
      {useTranslation().text(method === 'mail' ? 'mailInstead' : 'passwordInstead')}
    </button>
  </p>
)
