import type { ReactNode } from 'react'

export interface BadgeProps {
  tone?: 'plain' | 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** One or two words about what stands beside them. */
export const Badge = ({ tone = 'plain', children }: BadgeProps) => (
  <span className={`lk-badge lk-${tone}`}>{children}</span>
)
