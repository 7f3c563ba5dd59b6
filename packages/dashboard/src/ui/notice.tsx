import type { ReactNode } from 'react'

interface NoticeProps {
  tone: 'warning' | 'danger'
  children: ReactNode
  /** A button that changes the state. */
  action?: ReactNode
}

/** A state that a reader of the page should know first. */
export const Notice = ({ tone, children, action }: NoticeProps) => (
  <div className={`notice state ${tone}`}>
    <p>{children}</p>
    {action}
  </div>
)
