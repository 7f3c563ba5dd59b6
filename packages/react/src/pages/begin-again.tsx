import type { LabelKey } from '../locales/text.js'
import { PageLink } from '../ui/page-link.js'
import { useWords } from '../words.js'

/** Nobody was signed in: it begins again at the sign-in page, which leads back to the same place. */
export function BeginAgain({ label }: { label: LabelKey }) {
  const { text } = useWords()
  return (
    <>
      <PageLink page="signIn" tone="primary">
        {text(label)}
      </PageLink>
      <PageLink page="home" tone="quiet">
        {text('home')}
      </PageLink>
    </>
  )
}
