import { useState } from 'react'
import type { LabelKey } from '../locales/text.js'
import { copyText } from '../lib/platform.js'
import { useTranslation } from '../i18n/use-translation.js'
import { Icon } from './icon.js'

/** Copies a text and shows the result in its label. */
export function CopyButton({ value }: { value: string }) {
  const { text } = useTranslation()
  const [label, setLabel] = useState<LabelKey>('copy')
  const copy = async () => setLabel((await copyText(value)) ? 'copied' : 'notCopied')
  return (
    <button className="lk-link" type="button" aria-live="polite" onClick={() => void copy()}>
      {label === 'copied' && <Icon name="check" />}
      {text(label)}
    </button>
  )
}
