import { Suspense } from 'react'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { Logo } from '../ui/icons.js'
import { ToastProvider } from '../ui/toasts.js'
import { UnsavedChanges } from '../ui/forms/unsaved-changes.js'
import { AccountMenu } from './account-menu.js'
import { ConnectionLine } from './connection-line.js'
import { KeptPlace } from './kept-place.js'
import { LanguageLine } from './language-line.js'
import { OwnerSession } from './owner-session.js'
import { ProjectSwitcher } from './project-switcher.js'
import { Skeleton } from './skeleton.js'

/** The bar at the top and the page, for a signed-in user. */
export const OwnerFrame = () => (
  <>
    <Suspense fallback={<FrameSkeleton />}>
      <UnsavedChanges>
        <OwnerSession>
          <SkipLink />
          <TopBar />
          <ConnectionLine />
          <LanguageLine />
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </OwnerSession>
      </UnsavedChanges>
      <KeptPlace />
    </Suspense>
    <ScrollRestoration />
  </>
)

/** Moves the focus to the page. A change of the URL would be a step that the back button takes without effect. */
const SkipLink = () => (
  <a
    className="skip"
    href="#content"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('content')?.focus()
    }}
  >
    {useTranslation(texts).text('skipToContent')}
  </a>
)

/** A placeholder with the layout of a page, so that nothing moves when the page loads. */
const FrameSkeleton = () => (
  <>
    <div className="bar" />
    <main className="page">
      <Skeleton shape="page" />
    </main>
  </>
)

const TopBar = () => (
  <header className="bar">
    <Link className="brand" to="/projects">
      <Logo />
      <span>Latchkey</span>
    </Link>
    <ProjectSwitcher />
    <AccountMenu />
  </header>
)
