import { UserButton } from '@latchkey/react/pages'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** The line at the top of every page of this app, and the page. The hosted pages stand by themselves. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <nav>
          <Link href="/">Home</Link>
          <Link href="/members">Members</Link>
        </nav>
        <UserButton />
      </header>
      <main className="page">{children}</main>
    </>
  )
}
