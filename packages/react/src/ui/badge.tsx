import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** A short label for the status of the element beside it. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => (
  <span className={`lk-badge lk-${tone}`}>{children}</span>
)
