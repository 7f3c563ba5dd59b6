import { pageUrl } from '@latchkey/core/page-url'
import { type ReactNode, useSyncExternalStore } from 'react'
import { type Destination, goTo } from '../go-to.js'
import { useApp } from '../hooks/use-app.js'
import { watchAddress } from '../platform.js'

export interface PageLinkProps {
  page: Destination
  tone?: 'link' | 'primary' | 'quiet'
  children: ReactNode
}

const classNames = { link: 'lk-link', primary: 'lk-button lk-primary', quiet: 'lk-button lk-quiet' }

/** A link to one of the app's pages. A plain click goes the way that the app has chosen. */
export function PageLink({ page, tone = 'link', children }: PageLinkProps) {
  const app = useApp()
  // The way back depends on the address, which a server may not know.
  const href = useSyncExternalStore(
    watchAddress,
    () => pageUrl(app, page),
    () => app.urls[page],
  )
  return (
    <a
      className={classNames[tone]}
      href={href}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return
        event.preventDefault()
        void goTo(app, page)
      }}
    >
      {children}
    </a>
  )
}
