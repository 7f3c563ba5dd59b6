import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import type { Failure } from '../../lib/failure.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { Field } from '../../ui/forms/field.js'
import { FileInput } from '../../ui/forms/file-input.js'

/** Metadata has a few kilobytes. The service accepts 512 KB. */
const MAX_FILE_BYTES = 500_000

const wrongFile: Failure = { kind: 'refused', label: 'ssoMetadataFileWrong' }

/** Returns the text of a file with SAML metadata; null for another file. */
async function readMetadataFile(file: File): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return null
  const text = (await file.text()).trim()
  return text.startsWith('<') && text.includes('EntityDescriptor') ? text : null
}

/** Takes SAML metadata: typed, pasted, or from a file. With `hasUrl`, also its URL. */
export function MetadataField({ hasUrl }: { hasUrl: boolean }) {
  const { text } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  /** Replaces the typed text. */
  const [fileText, setFileText] = useState({ value: '', count: 0 })
  const [isWrong, setWrong] = useState(false)
  const choose = async (file: File) => {
    // A file that cannot be read, such as a folder, is a wrong one.
    const value = await readMetadataFile(file).catch(() => null)
    setWrong(value === null)
    if (value !== null) setFileText(({ count }) => ({ value, count: count + 1 }))
  }
  return (
    <>
      <FileInput
        input={input}
        label={text('ssoMetadataFile')}
        accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
        onChoose={(file) => void choose(file)}
      />
      <Field
        label={text(hasUrl ? 'ssoMetadata' : 'ssoMetadataXml')}
        name="metadata"
        rows={5}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="enter"
        required
        defaultValue={fileText.value}
        resetCount={fileText.count}
        onInput={() => setWrong(false)}
        labelEnd={
          <button className="lk-link" type="button" onClick={() => input.current?.click()}>
            {text('ssoMetadataFile')}
          </button>
        }
      />
      <FailureLine failure={isWrong ? wrongFile : null} />
    </>
  )
}
