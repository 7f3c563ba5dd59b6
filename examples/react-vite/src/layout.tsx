import type { ReactNode } from 'react'
import { Account } from './account.js'

const links = [
  ['/', 'Home'],
  ['/members', 'Members'],
  ['/profile', 'Profile'],
] as const

/** The line at the top of every page, and the page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <header className="bar">
      <nav>
        {links.map(([path, name]) => (
          <a
            key={path}
            href={path}
            aria-current={path === window.location.pathname ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <Account />
    </header>
    <main className="page">{children}</main>
  </>
)
