import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { Icon } from './icons.js'

const CONFIRMATION_MILLIS = 1_500

interface CopyButtonProps {
  value: string
  /** Name of the copied value, such as `Server key`. */
  label: string
  /** Whether the button has only an icon, for a value within a line. Default: false. */
  isCompact?: boolean
}

/** Copies a value and confirms it in place. */
export function CopyButton({ value, label, isCompact = false }: CopyButtonProps) {
  const { text } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MILLIS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <button
      className={isCompact ? 'icon in-line' : 'button quiet small'}
      type="button"
      title={isCompact ? text('copy') : undefined}
      onClick={() => void copy()}
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite" className={isCompact && outcome !== 'failed' ? 'unseen' : undefined}>
        {outcome === undefined ? (
          <>
            <span aria-hidden="true">{text('copy')}</span>
            <span className="unseen">{text('copyNamed', { name: label })}</span>
          </>
        ) : (
          text(outcome === 'copied' ? 'copied' : 'notCopied')
        )}
      </span>
    </button>
  )
}
