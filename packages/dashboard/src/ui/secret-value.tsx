import { useEffect, useId, useRef } from 'react'
import { CopyButton } from './copy-button.js'

interface SecretValueProps {
  label: string
  value: string
  help?: string
  /** Moves the focus to it, for a value that replaces the form which created it. */
  hasFocus?: boolean
}

/** A value to copy, in a read-only field: it scrolls and can be selected as a whole. */
export function SecretValue({ label, value, help, hasFocus = false }: SecretValueProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) ref.current?.focus()
  }, [hasFocus])
  return (
    <div className="secret">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={ref}
          id={id}
          readOnly
          dir="ltr"
          value={value}
          aria-describedby={help ? `${id}-help` : undefined}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton value={value} label={label} />
      </div>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
