import type { ReactNode } from 'react'
import { pushAddress } from '../../platform.js'
import { onPlainClick } from '../../ui/on-plain-click.js'

export interface SectionLinkProps {
  href: string
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link within the settings. A plain click stays on the page. */
export const SectionLink = ({ href, className, isCurrent = false, children }: SectionLinkProps) => (
  <a
    className={className}
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onPlainClick(() => pushAddress(href))}
  >
    {children}
  </a>
)
