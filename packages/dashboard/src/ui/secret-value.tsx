import { useState } from 'react'

/** Something that is shown once, to be copied. */
export function SecretValue({ label, value }: { label: string; value: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(value).then(() => setIsCopied(true))
  return (
    <div className="secret">
      <h3>{label}</h3>
      <code dir="ltr">{value}</code>
      <button
        className="button quiet"
        type="button"
        aria-label={`Copy the ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
