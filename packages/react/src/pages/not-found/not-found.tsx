import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { searchIcon } from '../../ui/more-icons.js'
import { PageFrame } from '../page-frame/page-frame.js'
import type { LoadedProps } from '../page-frame/create-page.js'

/** Shows that there is no page at this URL, with links to other pages. */
export function NotFoundView() {
  const links = (
    <>
      <PageLink page="home" tone="primary" label="home" />
      <PageLink page="signIn" tone="plain" label="signIn" />
    </>
  )
  return <Outcome icon={searchIcon} message="notFound" actions={links} />
}

export { texts as english } from '../../locales/en/other-pages.js'
export { NotFound as Page }

/** The page for an unknown URL. */
const NotFound = ({ page }: LoadedProps) => (
  <PageFrame page={page}>
    <NotFoundView />
  </PageFrame>
)
