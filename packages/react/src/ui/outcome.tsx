import type { ReactElement, ReactNode } from 'react'
import type { LabelKey, TitledKey } from '../locales/text.js'
import { useTranslation } from '../i18n/use-translation.js'
import { Heading } from './heading.js'
import { Icon, type IconName } from './icon.js'
import { RefusalText } from './support.js'

/** The title and text of an outcome. The default title of a text `x` is `xTitle`. */
export type OutcomeTexts =
  | { readonly title: LabelKey; readonly message?: LabelKey | undefined }
  | { readonly title?: undefined; readonly message: TitledKey }

export interface OutcomeLook {
  /** The name of an icon that forms use, or another icon. A page with much to read has none. */
  icon?: IconName | ReactElement
  tone?: 'plain' | 'success' | 'warning'
}

interface OutcomeRest extends OutcomeLook {
  /** The values of the {names} in the title. */
  names?: Readonly<Record<string, ReactNode>>
  /** The live region role of the text. */
  role?: 'status' | 'alert'
  children?: ReactNode
  /** Buttons and links, the next step first. */
  actions?: ReactNode
}

export type OutcomeProps = OutcomeTexts & OutcomeRest

/** A view for the result of an action, with the next steps. */
export const Outcome = ({
  icon,
  tone = 'plain',
  message,
  title = `${message}Title` as LabelKey,
  names = {},
  role,
  children,
  actions,
}: OutcomeProps) => {
  const { rich } = useTranslation()
  return (
    <div className="lk-outcome">
      {icon && (
        <span className={`lk-outcome-icon lk-${tone}`}>
          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        </span>
      )}
      <Heading key={title}>{rich(title, names)}</Heading>
      <div className="lk-text">
        {message && (
          <p role={role}>
            <RefusalText label={message} />
          </p>
        )}
        {children}
      </div>
      {actions && <div className="lk-actions">{actions}</div>}
    </div>
  )
}
