import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'

/** There is no page at this address: ways on. */
export function NotFoundView() {
  const { text } = useWords()
  const ways = (
    <>
      <PageLink page="home" tone="primary">
        {text('home')}
      </PageLink>
      <PageLink page="signIn" tone="quiet">
        {text('signIn')}
      </PageLink>
    </>
  )
  return (
    <Outcome icon="door" title="notFoundTitle" actions={ways}>
      <p>{text('notFound')}</p>
    </Outcome>
  )
}
