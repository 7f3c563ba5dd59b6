import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { searchIcon } from '../../ui/more-icons.js'

/** There is no page at this address: ways on. */
export function NotFoundView() {
  const ways = (
    <>
      <PageLink page="home" tone="primary" label="home" />
      <PageLink page="signIn" tone="quiet" label="signIn" />
    </>
  )
  return <Outcome icon={searchIcon} says="notFound" actions={ways} />
}
