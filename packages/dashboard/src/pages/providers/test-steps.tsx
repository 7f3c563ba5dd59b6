import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { TaskButton } from '../../ui/task-button.js'

interface TestStepsProps {
  /** Whether a test has succeeded, so that another one is not the next step. */
  isTested?: boolean
  /** Resolves to the URL with which a test begins. */
  prepare(): Promise<string>
  /** Reads the result. */
  refresh(): Promise<unknown>
}

/** Signs in at a provider in another tab, and then reads the result. */
export function TestSteps({ isTested = false, prepare, refresh }: TestStepsProps) {
  const { text } = useTranslation()
  const [url, setUrl] = useState('')
  return (
    <>
      <p>{text('testSignInHelp')}</p>
      <div className="actions">
        <TaskButton
          label={text('prepareTest')}
          isMain={url === '' && !isTested}
          onAct={async () => setUrl(await prepare())}
        />
        {url !== '' && (
          <>
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {text('openTest')}
            </a>
            <TaskButton label={text('showTestResult')} onAct={refresh} />
          </>
        )}
      </div>
    </>
  )
}
