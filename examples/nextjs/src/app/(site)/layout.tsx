import { UserButton } from '@latchkey/react/pages'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** The header and the page. The hosted pages have another layout. */
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
