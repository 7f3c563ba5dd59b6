import { useState } from 'react'
import { now } from '../../platform.js'
import { SupportCode } from '../../ui/failure-line.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import { textsOf } from '../error-texts.js'

/** How the error page looks for each code; null and unknown codes look alike. */
export function ErrorPageView({ code }: { code: string | null }) {
  const { text } = useWords()
  const [shownAt] = useState(now)
  const known = textsOf(code)
  // What the address says besides is nobody's report.
  const supportCode = (known && code) ?? 'UNKNOWN'
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
      <p>
        <SupportCode
          code={supportCode}
          report={`${supportCode} ${new Date(shownAt).toISOString()}`}
        />
      </p>
    </Outcome>
  )
}
