import { useRouteError } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { useMessageOf } from '../data/message-of.js'
import { PageTitle } from '../ui/page-title.js'

/** Replaces the content of a page that failed to load, such as during an outage of the service. The frame stays. */
export function FailedContent() {
  const messageOf = useMessageOf()
  const { text } = useTranslation(texts)
  return (
    <>
      <div role="alert">
        <PageTitle title={text('pageFailedTitle')}>{messageOf(useRouteError())}</PageTitle>
      </div>
      <button className="button" type="button" onClick={() => window.location.reload()}>
        {text('retry')}
      </button>
    </>
  )
}

/** The same outside of a project, where no frame provides a `main` element. */
export const FailedPage = () => (
  <main className="page">
    <FailedContent />
  </main>
)
