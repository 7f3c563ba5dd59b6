import { useRef } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { useFeature } from '../../data/use-feature.js'
import { useTask } from '../../data/use-task.js'
import { Field } from '../../ui/field.js'
import { Outcome } from '../../ui/form.js'

const TYPES = 'image/png,image/jpeg,image/webp'

interface LogoFieldProps {
  label: string
  help: string
  /** URL of the logo; empty if there is none. */
  value: string
  /** Shows the logo on a dark background. */
  isOnDark?: boolean
  onChange(url: string): void
}

/** The URL of a logo, which an upload fills in, with the logo itself. */
export function LogoField({ label, help, value, isOnDark = false, onChange }: LogoFieldProps) {
  const app = useAdmin()
  const task = useTask()
  const input = useRef<HTMLInputElement>(null)
  const canUpload = useFeature('logos', true)
  const upload = (picture: File | undefined) => {
    if (picture) void task.run(async () => onChange(await app.uploadLogo(picture)))
  }
  return (
    <div className="logo-field">
      <Field
        label={label}
        type="url"
        dir="ltr"
        value={value}
        placeholder="https://example.com/logo.png"
        pattern="https?://.+"
        title="A URL that starts with https://"
        help={help}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {URL.canParse(value) && (
        <span className="logo-sample" data-theme={isOnDark ? 'dark' : 'light'}>
          <img src={value} alt={`${label}, as users see it`} referrerPolicy="no-referrer" />
        </span>
      )}
      {canUpload && (
        <div className="actions">
          <input
            ref={input}
            hidden
            type="file"
            accept={TYPES}
            aria-label={`Picture for ${label.toLowerCase()}`}
            onChange={({ target }) => upload(target.files?.[0])}
          />
          <button
            className="button quiet"
            type="button"
            aria-busy={task.status === 'busy'}
            onClick={() => input.current?.click()}
          >
            Upload a picture
          </button>
          {value && (
            <button className="button quiet" type="button" onClick={() => onChange('')}>
              Remove
            </button>
          )}
          <Outcome task={task} done="Uploaded. Save to use it." />
        </div>
      )}
    </div>
  )
}
