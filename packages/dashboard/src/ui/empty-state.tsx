import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.js'

interface EmptyStateProps {
  icon: IconName
  title: string
  /** The contents of the list, and how to add the first entry. */
  children: ReactNode
  action?: ReactNode
}

/** Replaces an empty list, and offers the first step. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <Icon name={icon} />
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
)
