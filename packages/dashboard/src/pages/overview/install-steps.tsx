import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/overview.js'
import type { CreatedKeys } from '../../data/created-keys.js'
import { serviceUrl } from '../../latchkey.js'
import { CodeBlock } from '../../ui/code-block.js'
import { Segments } from '../../ui/forms/segments.js'
import { snippets } from './snippets.js'

interface InstallStepsProps {
  projectId: string
  keys: CreatedKeys
}

/** The code for an app, by framework, with the values of the project. */
export function InstallSteps({ projectId, keys }: InstallStepsProps) {
  const { text } = useTranslation(texts)
  const [id, setId] = useState(snippets[0]?.id ?? '')
  const selectedSnippet = snippets.find((snippet) => snippet.id === id)
  if (!selectedSnippet) return null
  const files = selectedSnippet.files({
    apiUrl: serviceUrl,
    projectId,
    publishableClientKey: keys.publishableClientKey,
    secretServerKey: keys.secretServerKey,
  })
  return (
    <div className="stack install">
      <Segments
        title={text('addSignIn')}
        options={snippets.map(({ id, name }) => ({ value: id, name }))}
        value={id}
        onChange={setId}
      />
      <CodeBlock title={text('terminal')} code={selectedSnippet.install} />
      {files.map(({ title, code }) => (
        <CodeBlock key={title} title={title} code={code} />
      ))}
    </div>
  )
}
