import type { ReactNode } from 'react'

interface NoticeProps {
  tone: 'warning' | 'danger'
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

/** A state that a reader of the page should know first. */
export const Notice = ({ tone, children, action }: NoticeProps) => (
  <div className={`notice state ${tone}`}>
    <p>{children}</p>
    {action}
  </div>
)
