import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/branding.js'
import { useAdmin } from '../../data/admin-context.js'
import { useFeature } from '../../data/use-feature.js'
import { useTask } from '../../data/use-task.js'
import { Field } from '../../ui/field.js'
import { Outcome } from '../../ui/form.js'

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const MAX_BYTES = 256 * 1024
/** Twice the height of a logo on a page, for a screen with two pixels for each. */
const MIN_HEIGHT = 80

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
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const task = useTask()
  const input = useRef<HTMLInputElement>(null)
  const canUpload = useFeature('logos', true)
  /** Rejects what would look wrong, or what the service rejects, with a text for the user. */
  const check = async (picture: File) => {
    if (picture.size > MAX_BYTES) throw new Error(text('pictureTooLarge'))
    const bitmap = await createImageBitmap(picture).catch(() => null)
    if (bitmap === null || !TYPES.includes(picture.type)) throw new Error(text('notAPicture'))
    const { height } = bitmap
    bitmap.close()
    if (height < MIN_HEIGHT) throw new Error(text('pictureTooSmall', { height, min: MIN_HEIGHT }))
  }
  const upload = (picture: File | undefined) => {
    if (picture)
      void task.run(async () => {
        await check(picture)
        onChange(await app.uploadLogo(picture))
      })
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
        title={text('urlStart')}
        help={help}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {URL.canParse(value) && (
        <span className="logo-sample" data-theme={isOnDark ? 'dark' : 'light'}>
          <img
            src={value}
            alt={text(isOnDark ? 'darkLogoAlt' : 'logoAlt')}
            referrerPolicy="no-referrer"
          />
        </span>
      )}
      {canUpload && (
        <div className="actions">
          <input
            ref={input}
            hidden
            type="file"
            accept={TYPES.join(',')}
            aria-label={text(isOnDark ? 'darkLogoPicture' : 'logoPicture')}
            onChange={({ target }) => {
              upload(target.files?.[0])
              // The same file can be chosen again.
              target.value = ''
            }}
          />
          <button
            className="button quiet"
            type="button"
            aria-busy={task.status === 'busy'}
            onClick={() => input.current?.click()}
          >
            {text('uploadPicture')}
          </button>
          {value && (
            <button className="button quiet" type="button" onClick={() => onChange('')}>
              {text('remove')}
            </button>
          )}
          <Outcome task={task} done={text('uploaded')} />
        </div>
      )}
    </div>
  )
}
