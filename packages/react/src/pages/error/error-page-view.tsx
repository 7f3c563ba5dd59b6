import { SupportCode } from '../../ui/failure-line.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import { textsOf } from '../error-texts.js'

/** How the error page looks for each code; null and unknown codes look alike. */
export function ErrorPageView({ code }: { code: string | null }) {
  const { text } = useWords()
  const known = textsOf(code)
  const ways = (
    <>
      <PageLink page="signIn" tone="primary">
        {text('retry')}
      </PageLink>
      <PageLink page="home" tone="quiet">
        {text('home')}
      </PageLink>
    </>
  )
  return (
    <Outcome icon="alert" tone="warning" title={known?.title ?? 'errorTitle'} actions={ways}>
      <p>{text(known?.text ?? 'errorText')}</p>
      {known && code !== null && (
        <p>
          <SupportCode code={code} />
        </p>
      )}
    </Outcome>
  )
}
