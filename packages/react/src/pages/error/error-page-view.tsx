import { useState } from 'react'
import { now } from '../../platform.js'
import { SupportCode } from '../../ui/failure-line.js'
import { BeginAgain } from '../begin-again.js'
import { textsOf } from '../error-texts.js'

/** How the error page looks for each code; null and unknown codes look alike. */
export function ErrorPageView({ code }: { code: string | null }) {
  const [shownAt] = useState(now)
  const known = textsOf(code)
  // What the address says besides is nobody's report.
  const supportCode = (known && code) ?? 'UNKNOWN'
  return (
    <BeginAgain
      icon="alert"
      {...(known ?? { title: 'errorTitle', says: 'errorText' })}
      label="retry"
    >
      <p>
        <SupportCode
          code={supportCode}
          report={`${supportCode} ${new Date(shownAt).toISOString()}`}
        />
      </p>
    </BeginAgain>
  )
}
