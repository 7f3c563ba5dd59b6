import type { ReactNode } from 'react'
import { pushAddress } from '../../platform.js'

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
    onClick={(event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      pushAddress(href)
    }}
  >
    {children}
  </a>
)
