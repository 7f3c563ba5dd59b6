import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/overview.js'
import type { CreatedKeys } from '../../data/created-keys.js'
import { serviceUrl } from '../../latchkey.js'
import { CodeBlock } from '../../ui/code-block.js'
import { snippets } from './snippets.js'

interface InstallStepsProps {
  projectId: string
  keys: CreatedKeys
}

/** The code for an app, by framework, with the values of the project. */
export function InstallSteps({ projectId, keys }: InstallStepsProps) {
  const { text } = useTranslation(texts)
  const [selectedSnippet, setSelectedSnippet] = useState(snippets[0])
  const name = useId()
  if (!selectedSnippet) return null
  const files = selectedSnippet.files({
    apiUrl: serviceUrl,
    projectId,
    publishableClientKey: keys.publishableClientKey,
    secretServerKey: keys.secretServerKey,
  })
  return (
    <div className="stack install">
      <fieldset className="segments">
        <legend className="unseen">{text('addSignIn')}</legend>
        {snippets.map((snippet) => (
          <label key={snippet.id}>
            <input
              type="radio"
              name={name}
              checked={snippet === selectedSnippet}
              onChange={() => setSelectedSnippet(snippet)}
            />
            <span>{snippet.name}</span>
          </label>
        ))}
      </fieldset>
      <CodeBlock title={text('terminal')} code={selectedSnippet.install} />
      {files.map(({ title, code }) => (
        <CodeBlock key={title} title={title} code={code} />
      ))}
    </div>
  )
}
