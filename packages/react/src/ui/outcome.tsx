import type { ReactElement, ReactNode } from 'react'
import type { LabelKey } from '../locales/text.js'
import { useWords } from '../words.js'
import { Heading } from './heading.js'
import { Icon, type IconName } from './icon.js'

export interface OutcomeProps {
  /** The name of one that forms show, too, or another. */
  icon: IconName | ReactElement
  tone?: 'plain' | 'success' | 'warning'
  title: LabelKey
  /** What stands for the {names} in the title. */
  names?: Readonly<Record<string, ReactNode>>
  /** The sentence under it. */
  says?: LabelKey | undefined
  /** That sentence is read aloud when it comes. */
  role?: 'status' | 'alert'
  children?: ReactNode
  /** Buttons and links, the next step first. */
  actions?: ReactNode
}

/** A page that says how something ended, and what to do next. */
export const Outcome = ({
  icon,
  tone = 'plain',
  title,
  names = {},
  says,
  role,
  children,
  actions,
}: OutcomeProps) => {
  const { text, rich } = useWords()
  return (
    <div className="lk-outcome">
      <span className={`lk-outcome-icon lk-${tone}`}>
        {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      </span>
      <Heading key={title}>{rich(title, names)}</Heading>
      <div className="lk-text">
        {says && <p role={role}>{text(says)}</p>}
        {children}
      </div>
      {actions && <div className="lk-actions">{actions}</div>}
    </div>
  )
}
