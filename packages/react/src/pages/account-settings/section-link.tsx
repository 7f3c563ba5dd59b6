import type { ReactNode } from 'react'
import { pushUrl } from '../../lib/platform.js'
import { onPlainClick } from '../../ui/on-plain-click.js'
import { useLinkTo } from '../../lib/use-page-url.js'

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
    href={useLinkTo(href)}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onPlainClick(() => pushUrl(href))}
  >
    {children}
  </a>
)
